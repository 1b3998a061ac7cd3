import TraitRules

/// `explain RULE`: why it is there and what to write instead.
struct ExplainCommand {
  let surroundings: Surroundings
  let console: Console
  let invocation: Invocation

  func run() throws -> ExitStatus {
    guard let word = invocation.operands.first, invocation.operands.count == 1 else {
      throw UsageError(message: "'traitlint explain' takes a rule (\(Choices.list(Choices.rules))) or FILE:LINE")
    }
    if let rule = RuleID(rawValue: word) {
      console.output(Self.text(rule, rule.documentation))
      return .clean
    }
    if let (path, line) = Self.place(word) { return try explain(path, line) }
    let hint = Suggestion.hint(for: word, among: Choices.rules)
    throw UsageError(message: "there is no rule '\(word)'\(hint.isEmpty ? "; 'traitlint rules' lists them" : hint)")
  }

  static func text(_ rule: RuleID, _ page: RuleDocumentation) -> String {
    func indented(_ code: String) -> String {
      code.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }.joined()
    }
    return """
      \(rule.rawValue): \(page.summary)
      \(page.severity.rawValue)\(page.isOnByDefault ? "" : ", off unless asked for")

      \(page.whatItDoes)

      Why: \(page.why)

      Example:
      \(indented(page.example))
      Use instead:
      \(indented(page.useInstead))
      Known limits: \(page.knownLimits)

      How safe its fix is: \(page.fixSafety)

      To silence one finding: // traitlint:disable:next \(rule.rawValue) -- why

      """
  }

  /// `FILE:LINE`, also with a column as findings print it.
  private static func place(_ word: String) -> (path: String, line: Int)? {
    var parts = word.split(separator: ":", omittingEmptySubsequences: false)
    while parts.count > 2, Int(parts[parts.count - 2]) != nil { parts.removeLast() }
    guard parts.count >= 2, let line = Int(parts[parts.count - 1]), line > 0 else { return nil }
    return (parts.dropLast().joined(separator: ":"), line)
  }

  /// Every step of the chains whose findings stand on a line or pass through it.
  private func explain(_ path: String, _ line: Int) throws -> ExitStatus {
    var request = invocation
    request.operands = [path]
    request.isStrict = true
    let project = try LintedProject(request, surroundings)
    project.problems.forEach(console.fail)
    if !project.problems.isEmpty { return .incomplete }
    let shown = FilePath.tidy(path)
    var report = project.report(project.lint())
    report.findings = report.findings.filter { finding in
      let places = [finding.location] + finding.trace.map(\.location)
      return places.contains { $0.path == shown && ($0.line...max($0.line, $0.endLine)).contains(line) }
    }
    report.style = surroundings.terminal.style(invocation.color, environment: surroundings.environment)
    if report.findings.isEmpty {
      console.note("\(shown):\(line): no finding stands on this line or passes through it")
      console.output(
        Self.chains(in: ChainDump.text(project.sources, options: project.settings.options), at: shown, line))
      return .clean
    }
    console.output(TraceText.text(report))
    return .clean
  }

  /// The chains of a dump that end on a line: each is a line `PATH:LINE:COLUMN …` and indented ones below it.
  private static func chains(in dump: String, at path: String, _ line: Int) -> String {
    var isWanted = false
    var text = ""
    for row in dump.split(separator: "\n") {
      if !row.hasPrefix(" ") { isWanted = row.hasPrefix("\(path):\(line):") }
      if isWanted { text += SafeText.oneLine(String(row)) + "\n" }
    }
    return text
  }
}
