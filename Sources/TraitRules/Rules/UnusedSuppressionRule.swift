/// A suppression that silences nothing.
enum UnusedSuppressionRule: Rule {
  static let id = RuleID.unusedSuppression

  static let documentation = RuleDocumentation(
    summary: "a `traitlint:disable` silences nothing",
    severity: .warning,
    isOnByDefault: true,
    whatItDoes:
      "Reports a suppression comment in whose reach no finding of the named rules stands, and names it misspells.",
    why: "A comment that outlives its reason hides the next finding in the same place.",
    example: "// traitlint:disable:next main_thread",
    useInstead: "(nothing: remove the comment)",
    fixSafety: "removing the comment changes no code.",
    knownLimits: "A suppression of a rule that is switched off is not judged.")
}

extension UnusedSuppressionRule {
  static func check(
    _ suppressions: Suppressions, file: Project.File, enabled: Set<RuleID>, requiresReason: Bool
  ) -> [Finding] {
    let comments = Dictionary(grouping: suppressions.commands, by: \.range.lowerBound).sorted { $0.key < $1.key }
    return comments.flatMap { _, commands -> [Finding] in
      var findings: [Finding] = []
      for command in commands {
        if let name = command.unknownName { findings.append(finding("there is no rule `\(name)`", command, file)) }
      }
      let unused = commands.filter { command in
        !command.isUsed && command.unknownName == nil && command.rule.map(enabled.contains) ?? true
      }
      if let first = unused.first {
        let names = unused.map { $0.rule?.rawValue ?? "any rule" }.joined(separator: ", ")
        findings.append(finding("nothing here is a finding of \(names); remove the suppression", first, file))
      } else if requiresReason, let first = commands.first, first.reason == nil {
        findings.append(finding("a suppression needs a reason: add ` -- why`", first, file))
      }
      return findings
    }
  }

  private static func finding(_ message: String, _ command: Suppressions.Command, _ file: Project.File) -> Finding {
    let start = file.lines.position(of: command.range.lowerBound)
    let end = file.lines.position(of: command.range.upperBound)
    return Finding(
      rule: id, severity: .warning, certainty: .certain,
      location: Location(
        path: file.path, start: command.range.lowerBound, end: command.range.upperBound, line: start.line,
        column: start.column, endLine: end.line, endColumn: end.column),
      message: message)
  }
}
