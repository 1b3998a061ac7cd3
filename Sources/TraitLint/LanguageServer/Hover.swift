import TraitRules

/// What is known of the chain under the pointer: the facts after each of its steps.
struct Hover {
  let outcome: DocumentLint.Outcome

  /// `null` where no finding stands and no chain that has one passes.
  func answer(in document: OpenDocument, at position: TextPosition) -> JSONValue {
    let offset = document.text.offset(of: position)
    let findings = outcome.findings[document.uri] ?? []
    let standing = findings.filter { Self.contains($0.location, offset) }
    if let first = standing.first {
      let headlines = standing.map { "**\($0.rule.rawValue)**: \(Self.escaped($0.message))\n\n" }
      return hover(headlines.joined() + table(first, marked: nil), first.location, document)
    }
    guard let (finding, step) = innermostStep(at: offset, in: document.path, of: findings) else { return .null }
    return hover(table(finding, marked: step), step.location, document)
  }

  private func innermostStep(at offset: Int, in path: String?, of findings: [Finding]) -> (Finding, TraceStep)? {
    var best: (finding: Finding, step: TraceStep)?
    for finding in findings {
      for step in finding.trace where step.location.path == path && Self.contains(step.location, offset) {
        let length = step.location.end - step.location.start
        if let known = best, known.step.location.end - known.step.location.start <= length { continue }
        best = (finding, step)
      }
    }
    return best
  }

  private static func contains(_ location: Location, _ offset: Int) -> Bool {
    location.start <= offset && offset <= location.end
  }

  private func table(_ finding: Finding, marked: TraceStep?) -> String {
    if finding.trace.isEmpty { return "" }
    var text = "| step | delivery | failure | sharing | |\n| --- | --- | --- | --- | --- |\n"
    for step in finding.trace {
      let name = step == marked ? "**\(Self.code(step.text))**" : Self.code(step.text)
      let cells = [name, step.delivery, step.failure, step.sharing, Self.escaped(step.note ?? "")]
      text += "| " + cells.joined(separator: " | ") + " |\n"
    }
    if let suggestion = finding.suggestion { text += "\nInstead: \(Self.code(suggestion))\n" }
    return text
  }

  private func hover(_ markdown: String, _ location: Location, _ document: OpenDocument) -> JSONValue {
    .object([
      ("contents", .object([("kind", .string("markdown")), ("value", .string(markdown))])),
      ("range", document.text.range(of: location).json),
    ])
  }

  /// Code in a table's cell. It may hold what Markdown takes for the end of either.
  private static func code(_ text: String) -> String {
    let line = SafeText.oneLine(text).replacing("|", with: "\\|")
    return line.contains("`") ? "`` \(line) ``" : "`\(line)`"
  }

  /// Messages quote code in backticks already.
  private static func escaped(_ text: String) -> String {
    SafeText.oneLine(text).replacing("|", with: "\\|").replacing("<", with: "&lt;")
  }
}
