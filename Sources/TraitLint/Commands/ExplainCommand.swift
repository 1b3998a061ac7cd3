import TraitRules

/// `explain RULE`: why it is there and what to write instead. `explain FILE:LINE`: the chains there, step by step, and
/// what running them showed.
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
    let projects = try LintedProjects(request, surroundings)
    let shown = FilePath.tidy(path)
    let result = projects.lint(onlyIn: shown)
    result.problems.forEach(console.fail)
    if !result.problems.isEmpty { return .incomplete }
    var report = projects.report(result)
    report.findings = report.findings.filter { finding in
      ([finding.location] + finding.trace.map(\.location)).contains { $0.covers(line, of: shown) }
    }
    report.style = surroundings.terminal.style(invocation.color, environment: surroundings.environment)
    if report.findings.isEmpty {
      console.note("\(shown):\(line): no finding stands on this line or passes through it")
      let chains = projects.read().projects.flatMap { project in
        var linter = projects.linter
        linter.options = project.options
        return linter.chains(through: line, of: shown, in: project.files)
      }
      console.output(chains.map(ExplanationText(report: report).chain).joined(separator: "\n"))
      return .clean
    }
    console.output(ExplanationText.text(report))
    return .clean
  }
}
