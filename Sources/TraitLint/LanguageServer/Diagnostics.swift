import TraitRules

/// Findings as diagnostics.
struct Diagnostics {
  let outcome: DocumentLint.Outcome
  let client: ClientTraits

  /// The parameters of `textDocument/publishDiagnostics`.
  func parameters(for document: OpenDocument) -> JSONValue {
    let findings = outcome.findings[document.uri] ?? []
    return .present([
      ("uri", .string(document.uri)),
      ("version", document.version.map(JSONValue.int)),
      ("diagnostics", .array(findings.map { diagnostic($0, in: document.text) })),
    ])
  }

  func diagnostic(_ finding: Finding, in text: DocumentText) -> JSONValue {
    let help = finding.suggestion.map { "\nhelp: \($0)" } ?? ""
    // 1 is "unnecessary": editors fade it.
    let tags = client.showsTags && finding.rule == .unusedSuppression ? JSONValue.array([.int(1)]) : nil
    return .present([
      ("range", text.range(of: finding.location).json),
      ("severity", .int(finding.severity == .error ? 1 : 2)),
      ("code", .string(finding.rule.rawValue)),
      ("source", .string("traitlint")),
      ("message", .string(SafeText.visible(finding.message + help))),
      ("tags", tags),
      ("relatedInformation", client.showsRelatedInformation ? .array(related(finding)) : nil),
    ])
  }

  /// The steps that lost a guarantee and the other places, each once.
  private func related(_ finding: Finding) -> [JSONValue] {
    let steps = finding.trace.compactMap { step in
      step.note.map { RelatedLocation(location: step.location, message: "\(step.text): \($0)") }
    }
    return (steps + finding.related).compactMap { place in
      guard let uri = outcome.uris[place.location.path], let text = outcome.texts[place.location.path] else {
        return nil
      }
      let location = JSONValue.object([("uri", .string(uri)), ("range", text.range(of: place.location).json)])
      return .object([("location", location), ("message", .string(SafeText.oneLine(place.message)))])
    }
  }
}

extension DocumentText {
  func range(of location: Location) -> Range<TextPosition> {
    let start = position(of: location.start)
    return start..<max(start, position(of: location.end))
  }
}
