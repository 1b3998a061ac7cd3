import TraitRules

/// Applies fixes in memory, lints again, and goes on until nothing is left to fix.
struct FixRun {
  /// What the files held and hold now, for those that changed, by path.
  private(set) var changed: [String: (old: [UInt8], new: [UInt8])] = [:]
  /// Files that a fix changed together.
  private(set) var groups: [Set<String>] = []
  private(set) var fixedFindings = 0
  /// The report on the files as they are now.
  private(set) var report: Report
  /// Whether fixes were left after the last pass.
  private(set) var isUnsettled = false

  static let mostPasses = 10

  /// - Parameters:
  ///   - projects: what `report` is about; afterwards with the fixes made.
  ///   - lint: lints them and selects the findings that are wanted.
  init(
    _ report: Report, _ projects: inout LintedProjects, appliesUnsafe: Bool, passes: Int = mostPasses,
    isAllowed: (String) -> Bool, lint: (LintedProjects) -> Report
  ) {
    self.report = report
    for _ in 0..<passes {
      let plan = FixPlan(self.report.findings, appliesUnsafe: appliesUnsafe, isAllowed: isAllowed)
      // The texts that the edits were made for, whatever the disk has by now.
      let texts = self.report.sources.bytes(of: Set(plan.fixes.flatMap(\.edits).map(\.path)))
      let new = plan.apply(to: texts)
      if new.isEmpty { return }
      for (path, bytes) in new {
        changed[path] = (changed[path]?.old ?? texts[path] ?? [], bytes)
        projects.sources.setText(bytes, of: path)
      }
      groups += plan.fixes.map { Set($0.edits.map(\.path)) }
      fixedFindings += plan.findingCount
      self.report = lint(projects)
    }
    let rest = FixPlan(self.report.findings, appliesUnsafe: appliesUnsafe, isAllowed: isAllowed)
    isUnsettled = passes > 1 && !rest.fixes.isEmpty
  }
}
