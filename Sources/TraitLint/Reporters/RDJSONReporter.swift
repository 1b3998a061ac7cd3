import TraitRules

/// reviewdog's JSON. Its columns count bytes, as ours do; a suggestion becomes a change that a reviewer applies with one
/// click, so fixes that need a hand are left out.
enum RDJSONReporter {
  static func text(_ report: Report) -> String {
    let value = JSONValue.object([
      ("source", .object([("name", .string("traitlint"))])),
      ("diagnostics", .array(report.findings.map { diagnostic($0, report) })),
    ])
    return value.text() + "\n"
  }

  private static func diagnostic(_ finding: Finding, _ report: Report) -> JSONValue {
    let suggestion = suggestion(finding, report)
    let related = finding.related.map { related in
      JSONValue.object([
        ("message", .string(related.message)), ("location", location(related.location, report)),
      ])
    }
    return .present([
      ("message", .string(finding.message)),
      ("location", location(finding.location, report)),
      ("severity", .string(finding.severity == .error ? "ERROR" : "WARNING")),
      ("code", .object([("value", .string(finding.rule.rawValue))])),
      ("suggestions", suggestion.map { .array([$0]) }),
      ("related_locations", related.isEmpty ? nil : .array(related)),
    ])
  }

  private static func location(_ location: Location, _ report: Report) -> JSONValue {
    .object([
      ("path", .string(report.repositoryPath(location.path))),
      ("range", range((location.line, location.column), (location.endLine, location.endColumn))),
    ])
  }

  private static func range(_ start: (line: Int, column: Int), _ end: (line: Int, column: Int)) -> JSONValue {
    func position(_ position: (line: Int, column: Int)) -> JSONValue {
      .object([("line", .int(position.line)), ("column", .int(position.column))])
    }
    return .object([("start", position(start)), ("end", position(end))])
  }

  /// The edits of a fix as one replacement from the first to the last: each suggestion is applied by itself, and the
  /// edits of a fix belong together. A fix of several files has none.
  private static func suggestion(_ finding: Finding, _ report: Report) -> JSONValue? {
    let path = finding.location.path
    guard let fix = finding.fix, fix.applicability != .manual, fix.edits.allSatisfy({ $0.path == path }),
      let bytes = report.sources.bytes(of: path), let start = fix.edits.map(\.start).min(),
      let end = fix.edits.map(\.end).max(), let from = report.sources.position(of: start, in: path),
      let to = report.sources.position(of: end, in: path)
    else { return nil }
    let edits = fix.edits.map { edit in
      Edit(path: path, start: edit.start - start, end: edit.end - start, replacement: edit.replacement)
    }
    guard let text = EditedText.applying(edits, to: Array(bytes[start..<end])) else { return nil }
    return .object([("range", range(from, to)), ("text", .string(String(decoding: text, as: UTF8.self)))])
  }
}
