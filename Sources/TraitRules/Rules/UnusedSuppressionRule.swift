/// A suppression that silences nothing.
enum UnusedSuppressionRule: Rule {
  static let id = RuleID.unusedSuppression

  static let documentation = RuleDocumentation(
    summary: "a `traitlint:disable` silences nothing",
    severity: .warning,
    isOnByDefault: true,
    whatItDoes:
      "Reports a suppression comment for each rule it names of which no finding stands in its reach, and for names "
      + "that are no rule's and commands that are none.",
    why: "A comment that outlives its reason hides the next finding in the same place.",
    example: "// traitlint:disable:next main_thread",
    useInstead: "(nothing: remove the comment)",
    fixSafety: "removing the comment changes no code.",
    knownLimits: "A suppression of a rule that is switched off is not judged.")
}

extension UnusedSuppressionRule {
  /// What is wrong with a file's suppressions, and what of that they silence themselves.
  ///
  /// - Parameter found: what the other rules find in the file.
  static func check(
    _ suppressions: inout Suppressions, file: Project.File, found: [Finding], enabled: Set<RuleID>, requiresReason: Bool
  ) -> (findings: [Finding], suppressed: [SuppressedFinding]) {
    var findings: [Finding] = []
    var suppressed: [SuppressedFinding] = []
    let others = suppressions.commands.flatMap { command -> [Finding] in
      var findings = misspellings(in: command).map { finding($0, command, file) }
      if let complaint = complaint(about: command, enabled.subtracting([id]), found, file) {
        findings.append(finding(complaint, command, file))
      } else if requiresReason, command.reason == nil {
        findings.append(finding("a suppression needs a reason: add ` -- why`", command, file))
      }
      return findings
    }
    for finding in others {
      let answer = suppressions.suppress(id, line: finding.location.line)
      if answer.isSuppressed {
        suppressed.append(SuppressedFinding(finding: finding, reason: answer.reason))
      } else {
        findings.append(finding)
      }
    }
    // Only now it is known which of the rule's own suppressions silence something.
    for command in suppressions.commands where !command.isAll {
      if let complaint = complaint(about: command, enabled.intersection([id]), [], file) {
        findings.append(finding(complaint, command, file))
      }
    }
    return (findings, suppressed)
  }

  private static func misspellings(in command: Suppressions.Command) -> [String] {
    let verbs = command.unknownVerb.map { verb in
      "there is no `traitlint:\(verb)`, and nothing is silenced; there are "
        + Suppressions.Verb.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    }
    return (verbs.map { [$0] } ?? []) + command.unknownNames.map { "there is no rule `\($0)`" }
  }

  /// What is one too many in a command. A rule that is switched off is not judged: it finds nothing anyway.
  private static func complaint(
    about command: Suppressions.Command, _ enabled: Set<RuleID>, _ found: [Finding], _ file: Project.File
  ) -> String? {
    if command.unknownVerb != nil { return nil }
    if command.isAll {
      let isJudged = enabled.isSuperset(of: RuleID.onByDefault.subtracting([id]))
      return isJudged && command.used.isEmpty ? "nothing here is a finding of any rule; remove the suppression" : nil
    }
    if command.reach.isEmpty, command.unknownNames.isEmpty {
      return enabled.contains(id) ? nil : "the suppression names no rule; name those to silence, or `all`"
    }
    let unused = command.reach.keys.filter { enabled.contains($0) && !command.used.contains($0) }
    if unused.isEmpty { return nil }
    let names = unused.map(\.rawValue).sorted().joined(separator: ", ")
    let line = file.lines.position(of: command.range.lowerBound).line
    let missed = found.filter { unused.contains($0.rule) && abs($0.location.line - line) <= farthest }
      .min { abs($0.location.line - line) < abs($1.location.line - line) }
    let remedy =
      missed.map { "one stands on line \($0.location.line)" }
      ?? (unused.count == command.reach.count ? "remove the suppression" : "take the name out")
    return "nothing here is a finding of \(names); \(remedy)"
  }

  /// How many lines away from a comment a finding may stand that it was meant for: a chain has several.
  private static let farthest = 12

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
