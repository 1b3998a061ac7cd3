/// A request that needs findings for a text that is still to be linted.
struct WaitingRequest: Sendable {
  var id: JSONValue
  var uri: String
  var isAbout: Int
  /// Whether the answer is one about fixes.
  var needsFixes = false
  var answer: @Sendable (DocumentLint.Outcome, OpenDocument) -> JSONValue
}

/// What the editor asks about findings.
extension LanguageServer {
  mutating func hover(_ id: JSONValue, _ parameters: JSONValue, at now: Double) {
    guard let position = TextPosition(parameters["position"]) else {
      return fail(id, .invalidParams, "'position' is missing")
    }
    whenLinted(id, parameters, at: now) { outcome, document in
      Hover(outcome: outcome).answer(in: document, at: position)
    }
  }

  mutating func codeAction(_ id: JSONValue, _ parameters: JSONValue, at now: Double) {
    guard let range = TextPosition.range(parameters["range"]) else {
      return fail(id, .invalidParams, "'range' is missing")
    }
    let only = parameters["context"]?["only"]?.arrayValue?.compactMap(\.stringValue)
    let client = client
    whenLinted(id, parameters, needsFixes: true, at: now) { outcome, document in
      CodeActions(outcome: outcome, client: client).actions(in: document, at: range, only: only)
    }
  }

  mutating func inlayHint(_ id: JSONValue, _ parameters: JSONValue, at now: Double) {
    guard let range = TextPosition.range(parameters["range"]) else {
      return fail(id, .invalidParams, "'range' is missing")
    }
    guard client.showsFacts else { return respond(id, .array([])) }
    whenLinted(id, parameters, at: now) { outcome, document in
      FactHints(chains: outcome.chains[document.uri] ?? []).hints(in: document, at: range)
    }
  }

  /// Answers now where the document's text has been linted; else it is linted at once, and the request waits.
  private mutating func whenLinted(
    _ id: JSONValue, _ parameters: JSONValue, needsFixes: Bool = false, at now: Double,
    answer: @escaping @Sendable (DocumentLint.Outcome, OpenDocument) -> JSONValue
  ) {
    guard let uri = parameters["textDocument"]?["uri"]?.stringValue, let document = documents[uri] else {
      return respond(id, .null)
    }
    waiting.append(
      WaitingRequest(id: id, uri: uri, isAbout: document.revision, needsFixes: needsFixes, answer: answer))
    hurry(at: now)
    answerWaiting()
  }

  mutating func answerWaiting() {
    guard let outcome else { return }
    func document(_ request: WaitingRequest) -> OpenDocument? {
      guard outcome.hasFixes || !request.needsFixes else { return nil }
      return outcome.documents.first { $0.uri == request.uri && $0.revision >= request.isAbout }
    }
    for request in waiting {
      if let document = document(request) { respond(request.id, request.answer(outcome, document)) }
    }
    waiting.removeAll { document($0) != nil }
  }

  mutating func cancel(_ id: JSONValue?) {
    guard let id, let index = waiting.firstIndex(where: { $0.id.text() == id.text() }) else { return }
    fail(waiting.remove(at: index).id, .requestCancelled, "cancelled")
  }
}
