import Foundation
import Testing

@testable import TraitRules

/// No answer may depend on who asked first: an editor asks of one binding, a fix of another, a run of all in order.
@Suite("The order of questions changes no answer")
struct QuestionOrderTests {
  @Test("Of the cases of Fixtures", arguments: 1...3)
  func fixtures(seed: UInt64) {
    for example in FixtureSources.cases {
      let differences = Self.differences(example.files, seed: seed)
      #expect(differences.isEmpty, "\(example.name): \(differences.joined(separator: "\n"))")
    }
  }

  /// With the folder of an app or more, of whole apps: each binding asked first, and all in random orders.
  @Test("Of apps", .enabled(if: apps != nil, "TRAITLINT_APPS names no folder of apps"), arguments: apps ?? [])
  func app(folder: String) {
    let differences = Self.differences(Self.files(in: folder), seed: 1)
    #expect(differences.isEmpty, "\(folder): \(differences.count)\n\(differences.prefix(6).joined(separator: "\n"))")
  }

  static let apps = ProcessInfo.processInfo.environment["TRAITLINT_APPS"].map { parent in
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    return names.sorted().map { parent + "/" + $0 }
  }

  /// What is said of bindings asked in the order of the source and not when they are asked in a random one.
  private static func differences(_ files: [SourceFile], seed: UInt64) -> [String] {
    DeepStack.run {
      let options = ProjectOptions()
      let inOrder = Analysis(of: files, options)
      let calls = inOrder.project.files.indices.flatMap { inOrder.subscriptions.candidates(in: Int32($0)) }
      let expected = said(of: calls, inOrder)
      var random = Xorshift(state: seed &* 0x9E37_79B9_7F4A_7C15)
      let shuffled = calls.shuffled(using: &random)
      let found = said(of: shuffled, Analysis(of: files, options))
      return calls.flatMap { call in
        let (one, other) = (expected[call] ?? [], found[call] ?? [])
        return one == other ? [] : zip(one, other).filter { $0 != $1 }.map { "\($0)\n  \($1)" }
      }
    }
  }

  private static func said(of calls: [Place], _ analysis: Analysis) -> [Place: [String]] {
    let context = RuleContext(analysis)
    var said: [Place: [String]] = [:]
    for call in calls {
      _ = analysis.subscriptions.candidates(in: call.file)
      said[call] = analysis.subscriptions.bindings(at: call).map { String(describing: TracedChain($0, context)) }
    }
    return said
  }

  private static func files(in folder: String) -> [SourceFile] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      SourceFile(path: path, bytes: Array(FileManager.default.contents(atPath: folder + "/" + path) ?? Data()))
    }
  }
}
