/// A suppression that silences nothing.
enum UnusedSuppressionRule: Rule {
  static let id = RuleID.unusedSuppression

  static let documentation = RuleDocumentation(
    summary: "a `traitlint:disable` silences nothing",
    severity: .warning,
    isOnByDefault: true,
    whatItDoes:
      "Reports a suppression comment for each rule it names of which no finding stands in its reach, and for names "
      + "that are no rule's.",
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
      if let complaint = complaint(about: command, enabled) {
        findings.append(finding(complaint, command, file))
      } else if requiresReason, command.reason == nil {
        findings.append(finding("a suppression needs a reason: add ` -- why`", command, file))
      }
      return findings
    }
  }

  /// What is one too many in a command. A rule that is switched off is not judged: it finds nothing anyway.
  private static func complaint(about command: Suppressions.Command, _ enabled: Set<RuleID>) -> String? {
    if command.isAll {
      return command.used.isEmpty ? "nothing here is a finding of any rule; remove the suppression" : nil
    }
    if command.reach.isEmpty, command.unknownNames.isEmpty {
      return "the suppression names no rule; name those to silence, or `all`"
    }
    let unused = command.reach.keys.filter { enabled.contains($0) && !command.used.contains($0) }
    if unused.isEmpty { return nil }
    let names = unused.map(\.rawValue).sorted().joined(separator: ", ")
    let remedy = unused.count == command.reach.count ? "remove the suppression" : "take the name out"
    return "nothing here is a finding of \(names); \(remedy)"
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
