import TraitRules

/// Applies fixes in memory, lints again, and goes on until nothing is left to fix.
struct FixRun {
  /// What the files hold now, for those that changed, by path.
  private(set) var changed: [String: [UInt8]] = [:]
  /// Files that a fix changed together.
  private(set) var groups: [Set<String>] = []
  private(set) var fixedFindings = 0
  /// The report on the files as they are now.
  private(set) var report: Report
  /// Whether fixes were left after the last pass.
  private(set) var isUnsettled = false

  static let mostPasses = 10

  /// - Parameters:
  ///   - project: the files as they were read; afterwards as they are now.
  ///   - lint: lints the project and selects the findings that are wanted.
  init(
    _ report: Report, _ project: inout LintedProject, appliesUnsafe: Bool, passes: Int = mostPasses,
    isAllowed: (String) -> Bool, lint: (LintedProject) -> Report
  ) {
    self.report = report
    for _ in 0..<passes {
      let plan = FixPlan(self.report.findings, appliesUnsafe: appliesUnsafe, isAllowed: isAllowed)
      let files = Dictionary(project.sources.map { ($0.path, $0.bytes) }) { first, _ in first }
      let new = plan.apply(to: files)
      if new.isEmpty { return }
      changed.merge(new) { _, new in new }
      groups += plan.fixes.map { Set($0.edits.map(\.path)) }
      fixedFindings += plan.findingCount
      project.setTexts(new)
      self.report = lint(project)
    }
    let rest = FixPlan(self.report.findings, appliesUnsafe: appliesUnsafe, isAllowed: isAllowed)
    isUnsettled = passes > 1 && !rest.fixes.isEmpty
  }
}
