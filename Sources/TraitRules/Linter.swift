/// The library's front door: files in, findings out. Prints nothing, reads nothing, keeps no state between runs.
public struct Linter: Sendable {
  public var options: ProjectOptions
  /// The rules in force for a file, by its path as given; suppressions of other rules are not judged unused.
  public var rules: @Sendable (_ path: String) -> Set<RuleID>
  /// Whether a suppression without a reason is reported, for a file.
  public var requiresReason: @Sendable (_ path: String) -> Bool
  /// How many threads work, at least 1.
  public var threads: Int

  public init(
    options: ProjectOptions = ProjectOptions(), threads: Int = 1,
    rules: @escaping @Sendable (String) -> Set<RuleID> = { _ in Set(RuleID.allCases).subtracting([.preferDriver]) },
    requiresReason: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    self.options = options
    self.threads = threads
    self.rules = rules
    self.requiresReason = requiresReason
  }

  /// Lints all files together: names are followed from any of them into any other. The order of `files` changes
  /// nothing about the report.
  public func lint(_ files: [SourceFile]) -> LintReport {
    LintReport()
  }
}
