import TraitRules

/// The server as a state machine: messages and the time go in, messages and work come out. It waits for nothing, reads
/// nothing and writes nothing; `LanguageServerCommand` does, and tests play both.
struct LanguageServer {
  /// How long a document must rest before it is linted, in seconds.
  static let debounce = 0.2

  private enum Phase { case new, running, shutDown }

  private let surroundings: Surroundings
  private var phase = Phase.new
  private var client = ClientTraits()
  private var documents: [String: OpenDocument] = [:]
  /// Messages to send, in order.
  private var outbox: [JSONValue] = []
  /// When to lint next.
  private var deadline: Double?
  private var isLinting = false
  private var outcome: DocumentLint.Outcome?
  private var lastFailure: String?
  private var waiting: [WaitingRequest] = []
  private var revisions = 0
  /// How the process ends, once it is to end.
  private(set) var exitStatus: ExitStatus?

  /// A request that needs findings for a text that is still to be linted.
  private struct WaitingRequest {
    var id: JSONValue
    var uri: String
    var answer: @Sendable (DocumentLint.Outcome, OpenDocument) -> JSONValue
    var isAbout: Int
  }

  init(_ surroundings: Surroundings) { self.surroundings = surroundings }

  /// When there will be work; nil while a run is under way, for its end comes by itself.
  var nextWork: Double? { isLinting ? nil : deadline }

  mutating func takeMessages() -> [JSONValue] {
    defer { outbox = [] }
    return outbox
  }

  /// The work that is due. One run at a time: a run on texts that changed meanwhile is followed by another.
  mutating func takeWork(at now: Double) -> DocumentLint? {
    guard phase == .running, !isLinting, let due = deadline, due <= now else { return nil }
    deadline = nil
    isLinting = true
    let ordered = documents.values.sorted { utf8Order($0.uri, $1.uri) }
    return DocumentLint(surroundings: surroundings, root: client.root, documents: ordered)
  }

  /// Takes in what a run found. Findings on a text that changed meanwhile are not shown.
  mutating func complete(_ result: DocumentLint.Outcome) {
    isLinting = false
    outcome = result
    report(result.failure)
    guard phase == .running else { return }
    if result.failure == nil {
      for document in result.documents where documents[document.uri]?.revision == document.revision {
        publish(Diagnostics(outcome: result, client: client).parameters(for: document))
      }
    }
    answerWaiting()
  }

  /// Input has ended without a farewell.
  mutating func end() { exitStatus = exitStatus ?? (phase == .shutDown ? .clean : .findings) }

  // MARK: Messages

  mutating func receive(_ frame: MessageFraming.Frame, at now: Double) {
    switch frame {
    case .broken(let what): outbox.append(ServerMessage.failure(.null, .invalidRequest, "ignored \(what)"))
    case .message(let bytes):
      do throws(JSONError) {
        receive(try JSONReader.read(bytes), at: now)
      } catch {
        outbox.append(
          ServerMessage.failure(.null, .parseError, "the message \(error.message), at byte \(error.offset)"))
      }
    }
  }

  private mutating func receive(_ message: JSONValue, at now: Double) {
    guard case .object = message, let method = message["method"]?.stringValue else {
      // The client's answers to requests have no method. This server makes none, so there is nothing to do with them.
      let isAnswer = message["result"] != nil || message["error"] != nil
      if !isAnswer { outbox.append(ServerMessage.failure(.null, .invalidRequest, "a message without a method")) }
      return
    }
    let parameters = message["params"] ?? .object([])
    switch message["id"] {
    case nil: notice(method, parameters, at: now)
    case .string?, .int?: request(message["id"] ?? .null, method, parameters, at: now)
    default: outbox.append(ServerMessage.failure(.null, .invalidRequest, "an id is a number or a string"))
    }
  }

  private mutating func request(_ id: JSONValue, _ method: String, _ parameters: JSONValue, at now: Double) {
    switch (method, phase) {
    case ("initialize", .new):
      client = ClientTraits(parameters)
      phase = .running
      outbox.append(ServerMessage.response(id, ServerTraits.answer))
    case (_, .new): fail(id, .serverNotInitialized, "'initialize' comes first")
    case (_, .shutDown): fail(id, .invalidRequest, "the server is shut down")
    case ("initialize", .running): fail(id, .invalidRequest, "'initialize' comes once")
    case ("shutdown", .running):
      phase = .shutDown
      deadline = nil
      for request in waiting { fail(request.id, .requestCancelled, "the server shuts down") }
      waiting = []
      outbox.append(ServerMessage.response(id, .null))
    case ("textDocument/hover", .running): hover(id, parameters, at: now)
    case ("textDocument/codeAction", .running): codeAction(id, parameters, at: now)
    default: fail(id, .methodNotFound, "there is no method '\(method)'")
    }
  }

  private mutating func notice(_ method: String, _ parameters: JSONValue, at now: Double) {
    if method == "exit" {
      // The protocol's status for an exit without a shutdown is 1.
      exitStatus = phase == .shutDown ? .clean : .findings
      return
    }
    guard phase == .running else { return }
    switch method {
    case "textDocument/didOpen": open(parameters, at: now)
    case "textDocument/didChange": change(parameters, at: now)
    case "textDocument/didClose": close(parameters)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles", "workspace/didChangeConfiguration":
      // Another file or the configuration may be what changed, and names are followed there.
      lint(at: now)
    case "$/cancelRequest": cancel(parameters["id"])
    default: break
    }
  }

  private mutating func fail(_ id: JSONValue, _ code: ServerMessage.Failure, _ message: String) {
    outbox.append(ServerMessage.failure(id, code, message))
  }

  private mutating func publish(_ parameters: JSONValue) {
    outbox.append(ServerMessage.notification("textDocument/publishDiagnostics", parameters))
  }

  /// Tells the user why nothing is linted, once for each reason.
  private mutating func report(_ failure: String?) {
    defer { lastFailure = failure }
    guard let failure, failure != lastFailure else { return }
    let parameters = JSONValue.object([("type", .int(1)), ("message", .string("traitlint: \(failure)"))])
    outbox.append(ServerMessage.notification("window/showMessage", parameters))
  }
}

// MARK: Documents

extension LanguageServer {
  private mutating func lint(at time: Double) {
    if documents.isEmpty { return }
    deadline = time
  }

  private mutating func open(_ parameters: JSONValue, at now: Double) {
    let item = parameters["textDocument"]
    guard let uri = item?["uri"]?.stringValue, let text = item?["text"]?.stringValue else { return }
    // Editors may have been set up to send other languages too, or to send no language.
    guard item?["languageId"]?.stringValue == "swift" || uri.hasSuffix(".swift") else { return }
    revisions += 1
    documents[uri] = OpenDocument(
      uri: uri, path: DocumentURI.path(of: uri), version: item?["version"]?.intValue,
      text: DocumentText(Array(text.utf8)), revision: revisions)
    lint(at: now)
  }

  /// A change of a document that is not open is of no document that is known here, and is ignored.
  private mutating func change(_ parameters: JSONValue, at now: Double) {
    let item = parameters["textDocument"]
    guard let uri = item?["uri"]?.stringValue, var document = documents[uri] else { return }
    for change in parameters["contentChanges"]?.arrayValue ?? [] {
      guard let text = change["text"]?.stringValue else { continue }
      if change["range"] == nil {
        document.text.replace(nil, with: text)
      } else if let range = TextPosition.range(change["range"]) {
        document.text.replace(range, with: text)
      }
    }
    revisions += 1
    document.revision = revisions
    document.version = item?["version"]?.intValue ?? document.version
    documents[uri] = document
    lint(at: now + Self.debounce)
  }

  private mutating func close(_ parameters: JSONValue) {
    guard let uri = parameters["textDocument"]?["uri"]?.stringValue, documents.removeValue(forKey: uri) != nil else {
      return
    }
    publish(.object([("uri", .string(uri)), ("diagnostics", .array([]))]))
    for request in waiting where request.uri == uri { outbox.append(ServerMessage.response(request.id, .null)) }
    waiting.removeAll { $0.uri == uri }
    if documents.isEmpty { deadline = nil }
  }
}

// MARK: Requests about findings

extension LanguageServer {
  private mutating func hover(_ id: JSONValue, _ parameters: JSONValue, at now: Double) {
    guard let position = TextPosition(parameters["position"]) else {
      return fail(id, .invalidParams, "'position' is missing")
    }
    whenLinted(id, parameters, at: now) { outcome, document in
      Hover(outcome: outcome).answer(in: document, at: position)
    }
  }

  private mutating func codeAction(_ id: JSONValue, _ parameters: JSONValue, at now: Double) {
    guard let range = TextPosition.range(parameters["range"]) else {
      return fail(id, .invalidParams, "'range' is missing")
    }
    let only = parameters["context"]?["only"]?.arrayValue?.compactMap(\.stringValue)
    let client = client
    whenLinted(id, parameters, at: now) { outcome, document in
      CodeActions(outcome: outcome, client: client).actions(in: document, at: range, only: only)
    }
  }

  /// Answers now where the document's text has been linted; else it is linted at once, and the request waits.
  private mutating func whenLinted(
    _ id: JSONValue, _ parameters: JSONValue, at now: Double,
    answer: @escaping @Sendable (DocumentLint.Outcome, OpenDocument) -> JSONValue
  ) {
    guard let uri = parameters["textDocument"]?["uri"]?.stringValue, let document = documents[uri] else {
      return outbox.append(ServerMessage.response(id, .null))
    }
    waiting.append(WaitingRequest(id: id, uri: uri, answer: answer, isAbout: document.revision))
    if deadline != nil { deadline = min(deadline ?? now, now) }
    answerWaiting()
  }

  private mutating func answerWaiting() {
    guard let outcome else { return }
    waiting.removeAll { request in
      guard let document = outcome.documents.first(where: { $0.uri == request.uri }),
        document.revision >= request.isAbout
      else { return false }
      outbox.append(ServerMessage.response(request.id, request.answer(outcome, document)))
      return true
    }
  }

  private mutating func cancel(_ id: JSONValue?) {
    guard let id else { return }
    waiting.removeAll { request in
      guard request.id.text() == id.text() else { return false }
      outbox.append(ServerMessage.failure(id, .requestCancelled, "cancelled"))
      return true
    }
  }
}
