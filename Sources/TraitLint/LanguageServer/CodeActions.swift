import TraitRules

/// What can be done about the findings at a place: their fixes, and silencing one of them.
struct CodeActions {
  static let kind = "quickfix"

  let outcome: DocumentLint.Outcome
  let client: ClientTraits

  /// - Parameter only: the kinds asked for; nil for all.
  func actions(in document: OpenDocument, at range: Range<TextPosition>, only: [String]?) -> JSONValue {
    // A kind stands for those below it, and the empty one for all.
    if let only, !only.contains(where: { $0.isEmpty || $0 == Self.kind }) { return .array([]) }
    let findings = (outcome.findings[document.uri] ?? []).filter { finding in
      let place = document.text.range(of: finding.location)
      return place.lowerBound <= range.upperBound && range.lowerBound <= place.upperBound
    }
    return .array(fixes(findings, document) + findings.compactMap { silencing($0, document) })
  }

  /// One action for each fix; one fix often mends several findings.
  private func fixes(_ findings: [Finding], _ document: OpenDocument) -> [JSONValue] {
    var seen: Set<Fix> = []
    return findings.compactMap(\.fix).filter { seen.insert($0).inserted }.compactMap { fix in
      guard let edit = workspaceEdit(fix) else { return nil }
      let mended = findings.filter { $0.fix == fix }
      return action(fix.title, mended, document, edit, isPreferred: fix.applicability == .safe)
    }
  }

  /// nil where an edit is of a file whose text is not at hand: half a fix is none.
  private func workspaceEdit(_ fix: Fix) -> JSONValue? {
    var changes: [String: [JSONValue]] = [:]
    for edit in fix.edits {
      guard let uri = outcome.uris[edit.path], let text = outcome.texts[edit.path] else { return nil }
      let range = text.position(of: edit.start)..<text.position(of: max(edit.start, edit.end))
      changes[uri, default: []].append(
        .object([("range", range.json), ("newText", .string(edit.replacement))]))
    }
    if changes.isEmpty { return nil }
    let ordered = changes.sorted { utf8Order($0.key, $1.key) }.map { ($0.key, JSONValue.array($0.value)) }
    return .object([("changes", .object(ordered))])
  }

  /// A comment above the line; the reason is left to write.
  private func silencing(_ finding: Finding, _ document: OpenDocument) -> JSONValue? {
    if finding.rule == .unusedSuppression { return nil }
    let line = document.text.position(of: finding.location.start).line
    let start = TextPosition(line: line, character: 0)
    let comment =
      "\(document.text.indentation(ofLine: line))// traitlint:disable:next \(finding.rule.rawValue) -- \n"
    let insertion = JSONValue.object([("range", (start..<start).json), ("newText", .string(comment))])
    let edit = JSONValue.object([("changes", .object([(document.uri, .array([insertion]))]))])
    return action("Silence \(finding.rule.rawValue) here", [finding], document, edit, isPreferred: false)
  }

  private func action(
    _ title: String, _ findings: [Finding], _ document: OpenDocument, _ edit: JSONValue, isPreferred: Bool
  ) -> JSONValue {
    let diagnostics = Diagnostics(outcome: outcome, client: client)
    return .present([
      ("title", .string(title)),
      ("kind", .string(Self.kind)),
      ("diagnostics", .array(findings.map { diagnostics.diagnostic($0, in: document.text) })),
      ("isPreferred", isPreferred ? .bool(true) : nil),
      ("edit", edit),
    ])
  }
}
