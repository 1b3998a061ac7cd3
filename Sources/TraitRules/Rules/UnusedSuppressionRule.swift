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
    suppressions.commands.flatMap { command -> [Finding] in
      var findings: [Finding] = []
      for name in command.unknownNames { findings.append(finding("there is no rule `\(name)`", command, file)) }
      let judged = command.rules.map { !$0.isDisjoint(with: enabled) } ?? true
      if !command.isUsed, judged, !(command.rules?.isEmpty ?? false) {
        let names = command.rules.map { $0.map(\.rawValue).sorted().joined(separator: ", ") } ?? "any rule"
        findings.append(finding("nothing here is a finding of \(names); remove the suppression", command, file))
      } else if requiresReason, command.reason == nil {
        findings.append(finding("a suppression needs a reason: add ` -- why`", command, file))
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
