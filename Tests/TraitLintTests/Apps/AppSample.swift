import Foundation

@testable import TraitLint

/// What became of the programs that every run of the tests tries.
enum AppSample {
  /// What they show is kept in the build's folder, until they or what they are compiled with change.
  static let judgements = Result {
    let folder = FilePath.join(Repository.path, ".build/apps/sample")
    let modules = AppSample.modules.path
    let rehearsal = AppRehearsal(
      root: Repository.path, modules: modules, objects: modules + "/../TraitRuntime.build/*.o",
      cache: AppRehearsalCache(root: Repository.path, folder: folder))
    let scratch = Sandbox()
    return try AppJudge(rehearsal: rehearsal, folder: scratch.path).judge(AppPlan.sample)
  }

  /// Where SwiftPM puts the modules that it built: beside the test bundle, whatever the scratch path.
  private static let modules: URL = {
    let bundle = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let folders = sequence(first: bundle.deletingLastPathComponent()) { folder in
      folder.path == "/" ? nil : folder.deletingLastPathComponent()
    }
    let modules = folders.lazy.map { $0.appending(path: "Modules") }
    return modules.first { System.kind(of: $0.path + "/TraitRuntime.swiftmodule") == .file }
      ?? URL(filePath: FilePath.join(Repository.path, ".build/debug/Modules"))
  }()

  /// A line for each violation: the program and what it is about.
  static func lines(of judgements: [Judgement]) -> String {
    judgements.enumerated().flatMap { index, judgement in
      judgement.violations.map { violation in
        let sink = violation.sink.map { " at sink \($0)" } ?? ""
        return "\(violation.criterion.rawValue) \(violation.subject)\(sink) in sample:\(index)\n"
      }
    }.sorted().joined()
  }
}
