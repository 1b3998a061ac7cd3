import TraitRules

/// What can be done about the findings at a place: their fixes, and silencing one of them; and about a document, all of
/// its safe fixes at once.
struct CodeActions {
  enum Kind: String, CaseIterable {
    case quickFix = "quickfix"
    case fixAll = "source.fixAll.traitlint"

    /// Whether a client asks for it. A kind stands for those below it, and the empty one for all.
    func isAmong(_ only: [String]?) -> Bool {
      guard let only else { return true }
      return only.contains { $0.isEmpty || $0 == rawValue || rawValue.hasPrefix($0 + ".") }
    }
  }

  let outcome: DocumentLint.Outcome
  let client: ClientTraits

  /// - Parameter only: the kinds asked for; nil for all.
  func actions(in document: OpenDocument, at range: Range<TextPosition>, only: [String]?) -> JSONValue {
    let findings = outcome.findings[document.uri] ?? []
    var actions: [JSONValue] = []
    if Kind.quickFix.isAmong(only) {
      let here = findings.filter { finding in
        let place = document.text.range(of: finding.location)
        return place.lowerBound <= range.upperBound && range.lowerBound <= place.upperBound
      }
      actions += fixes(here, document) + here.compactMap { silencing($0, document) }
    }
    if Kind.fixAll.isAmong(only), let action = fixAll(findings, document) { actions.append(action) }
    return .array(actions)
  }

  /// One action for each fix; one fix often mends several findings.
  private func fixes(_ findings: [Finding], _ document: OpenDocument) -> [JSONValue] {
    var seen: Set<Fix> = []
    let fixes = findings.flatMap { [$0.fix, $0.alternativeFix] }.compactMap { $0 }
    return fixes.filter { seen.insert($0).inserted }.compactMap { fix in
      guard let edit = workspaceEdit([fix]) else { return nil }
      let mended = findings.filter { $0.fix == fix || $0.alternativeFix == fix }
      return action(
        title(of: fix), .quickFix, mended, document, edit, isPreferred: fix.applicability == .safe)
    }
  }

  /// What a fix does, with what there is to know before it is made.
  private func title(of fix: Fix) -> String {
    let title = SafeText.oneLine(fix.title)
    switch fix.applicability {
    case .safe: return title
    case .unsafe: return "\(title) (unsafe: may change what the program does)"
    case .manual: return "\(title) (a value is left to write)"
    }
  }

  /// All safe fixes of the document that can be made together. nil where there are none: a kind of its own, editors run
  /// it on saving.
  private func fixAll(_ findings: [Finding], _ document: OpenDocument) -> JSONValue? {
    let plan = FixPlan(findings, appliesUnsafe: false) { $0 == document.path }
    guard !plan.fixes.isEmpty, let edit = workspaceEdit(plan.fixes) else { return nil }
    let mended = findings.filter { finding in plan.fixes.contains { $0 == finding.fix } }
    return action("Fix all safe findings in this file", .fixAll, mended, document, edit, isPreferred: false)
  }

  /// nil where an edit is of a file whose text is not at hand: half a fix is none.
  private func workspaceEdit(_ fixes: [Fix]) -> JSONValue? {
    var changes: [String: [JSONValue]] = [:]
    for edit in fixes.flatMap(\.edits) {
      guard let uri = outcome.uris[edit.path], let text = outcome.texts[edit.path] else { return nil }
      let adapted = LineEnding(of: text.bytes).adapting([edit])[0]
      let range = text.position(of: edit.start)..<text.position(of: max(edit.start, edit.end))
      changes[uri, default: []].append(
        .object([("range", range.json), ("newText", .string(adapted.replacement))]))
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
    let ending = LineEnding(of: document.text.bytes) == .lineFeed ? "\n" : "\r\n"
    let comment =
      "\(document.text.indentation(ofLine: line))// traitlint:disable:next \(finding.rule.rawValue) -- \(ending)"
    let insertion = JSONValue.object([("range", (start..<start).json), ("newText", .string(comment))])
    let edit = JSONValue.object([("changes", .object([(document.uri, .array([insertion]))]))])
    return action(
      "Silence \(finding.rule.rawValue) here, with a reason", .quickFix, [finding], document, edit, isPreferred: false)
  }

  private func action(
    _ title: String, _ kind: Kind, _ findings: [Finding], _ document: OpenDocument, _ edit: JSONValue,
    isPreferred: Bool
  ) -> JSONValue {
    let diagnostics = Diagnostics(outcome: outcome, client: client)
    return .present([
      ("title", .string(title)),
      ("kind", .string(kind.rawValue)),
      ("diagnostics", .array(findings.map { diagnostics.diagnostic($0, in: document.text) })),
      ("isPreferred", isPreferred ? .bool(true) : nil),
      ("edit", edit),
    ])
  }
}
