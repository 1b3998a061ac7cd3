import TraitRules

/// All that a reporter may look at. Reporters are functions from this to text.
struct Report: Sendable {
  /// In order of path, place and rule.
  var findings: [Finding] = []
  var suppressed: [SuppressedFinding] = []
  var summary = LintSummary()
  /// The paths of the linted files, in order.
  var files: [String] = []
  var sources = SourceTexts()
  /// The absolute folder that relative paths count from.
  var workingDirectory = "/"
  /// The absolute folder that services know the paths by: the repository's, else the working directory.
  var repository = "/"
  var version = Version.current
  /// What the rules say of themselves.
  var documentation: @Sendable (RuleID) -> RuleDocumentation = { $0.documentation }
  /// How the text may be dressed up; plain wherever it is not read on a terminal.
  var style = TextStyle.plain

  /// A path as services want it: relative to the repository where it lies in there, without `./`.
  func repositoryPath(_ path: String) -> String {
    let absolute = absolutePath(path)
    guard FilePath.contains(repository, absolute) else { return absolute }
    return FilePath.relative(absolute, to: repository)
  }

  func absolutePath(_ path: String) -> String { FilePath.absolute(path, from: workingDirectory) }

  func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }

  /// How many findings `--fix` mends, and how many more `--unsafe-fixes` would.
  var fixable: (safe: Int, unsafe: Int) {
    (
      findings.count { $0.fix?.applicability == .safe },
      findings.count { FixPlan.applicableFix(of: $0, true)?.applicability == .unsafe }
    )
  }
}
