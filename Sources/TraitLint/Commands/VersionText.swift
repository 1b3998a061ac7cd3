import TraitRules

/// `--version`, and with `--verbose` what a bug report needs.
enum VersionText {
  static func text(_ invocation: Invocation, _ surroundings: Surroundings) -> String {
    let line = "traitlint \(Version.current)\n"
    guard invocation.isVerbose else { return line }
    return line + """
      commit: \(commit(surroundings) ?? "not run from a checkout")
      compiler: \(compiler)
      platform: \(Platform.name)
      RxSwift: \(releases)

      """
  }

  /// The commit that is checked out where the program was built, as far as it still lies there.
  private static func commit(_ surroundings: Surroundings) -> String? {
    guard let program = surroundings.program() else { return nil }
    let folders = FilePath.ancestors(of: FilePath.folder(of: program))
    // SwiftPM builds into `.build`, wherever else somebody may have put the program.
    guard let build = folders.first(where: { FilePath.name(of: $0) == ".build" }),
      let git = try? Git(FilePath.folder(of: build), surroundings, for: Option.version.flag),
      let commit = git.line(["rev-parse", "--short=12", "HEAD"])
    else { return nil }
    let isChanged = git.output(["status", "--porcelain", "--", "Package.swift", "Sources"])?.isEmpty == false
    return SafeText.oneLine(commit) + (isChanged ? ", with changes" : "")
  }

  private static let compiler: String = {
    #if compiler(>=6.4)
      "Swift 6.4 or later"
    #elseif compiler(>=6.3)
      "Swift 6.3"
    #elseif compiler(>=6.2)
      "Swift 6.2"
    #elseif compiler(>=6.1)
      "Swift 6.1"
    #else
      "Swift 6.0"
    #endif
  }()

  /// The releases that the catalogue tells apart.
  private static var releases: String {
    let rows = Catalogue.standard.rows.filter { $0.library == "RxSwift" }
    let named = rows.flatMap { [$0.introduced, $0.deprecated, $0.removed] }.compactMap { $0 }
    guard let newest = named.max() else { return "none" }
    return "2.0 to \(newest.text), by \(Count.of(rows.count, "row"))"
  }
}
