import TraitRules

/// The server as a state machine: messages and the time go in, messages and work come out. It waits for nothing, reads
/// nothing and writes nothing; `LanguageServerCommand` does, and tests play both.
struct LanguageServer {
  /// How long a document must rest before findings are shown, in seconds: whoever is typing does not want to see them
  /// come and go.
  static let debounce = 0.2
  /// How long it must rest before it is linted. Mostly the answer is there when the pause is over; who goes on typing has
  /// the run given up.
  static let breath = 0.05

  enum Phase { case new, running, shutDown }

  let surroundings: Surroundings
  private(set) var phase = Phase.new
  var client = ClientTraits()
  var documents: [String: OpenDocument] = [:]
  var revisions = 0
  /// Files that changed outside of the editor since the last run began.
  var changedFiles: Set<String> = []
  /// Whether the next run is to look at the disk, whatever the editor has told of.
  var looksAnew = false
  var waiting: [WaitingRequest] = []
  private(set) var outcome: DocumentLint.Outcome?
  /// Messages to send, in order.
  private var outbox: [JSONValue] = []
  /// When to lint next.
  private var deadline: Double?
  /// Until when nothing is shown.
  private var quietUntil = 0.0
  /// Whether what was found last waits to be shown.
  private var isHeldBack = false
  /// Whether what was found last is still to be given its fixes.
  private var lacksFixes = false
  /// Whether the run that is under way looks for fixes.
  private var isDrafting = false
  /// What is shown for each document.
  private var shown: [String: String] = [:]
  /// Of the run that is under way.
  private var cancellation: Cancellation?
  /// What that run was told of files that changed.
  private var toldChanges: Set<String> = []
  private var toldToLook = false
  private var progress = ReadingProgress()
  private var lastFailure: String?
  /// How the process ends, once it is to end.
  private(set) var exitStatus: ExitStatus?

  init(_ surroundings: Surroundings) { self.surroundings = surroundings }

  private var isLinting: Bool { cancellation != nil }

  /// When there will be something to do; nil while a run is under way, for its end comes by itself.
  var nextWork: Double? {
    let next = isLinting ? progress.due : lacksFixes ? 0 : deadline
    return isHeldBack ? min(next ?? quietUntil, quietUntil) : next
  }

  mutating func takeMessages() -> [JSONValue] {
    defer { outbox = [] }
    return outbox
  }

  /// The work that is due. One run at a time: a run on texts that changed meanwhile is followed by another.
  mutating func takeWork(at now: Double) -> DocumentLint? {
    if isHeldBack, quietUntil <= now { show() }
    if isLinting, let request = progress.request(at: now) { outbox.append(request) }
    guard phase == .running, !isLinting else { return nil }
    if let due = deadline, due <= now {
      deadline = nil
      isDrafting = false
    } else if lacksFixes {
      isDrafting = true
    } else {
      return nil
    }
    lacksFixes = false
    let cancellation = Cancellation()
    self.cancellation = cancellation
    let ordered = documents.values.sorted { utf8Order($0.uri, $1.uri) }
    // What was read before is quickly read again.
    let known = Set(outcome?.documents.map(\.uri) ?? [])
    if client.showsProgress, !known.isSuperset(of: ordered.map(\.uri)) { progress.begin(at: now) }
    (toldChanges, changedFiles) = (changedFiles, [])
    (toldToLook, looksAnew) = (looksAnew, false)
    return DocumentLint(
      folders: client.folders, documents: ordered, changedFiles: toldChanges, isToldOfFiles: client.registersWatching,
      looksAnew: toldToLook, showsFacts: client.showsFacts, draftsFixes: isDrafting, cancellation: cancellation)
  }

  /// Takes in what a run found. Findings on a text that changed meanwhile are not shown.
  mutating func complete(_ result: DocumentLint.Outcome, at now: Double) {
    cancellation = nil
    if let end = progress.end() { outbox.append(end) }
    if result.isCancelled {
      // A newer text waits for its turn; what was found of the older one is nobody's any more. Which files changed is
      // still to be heeded.
      changedFiles.formUnion(toldChanges)
      looksAnew = looksAnew || toldToLook
      return
    }
    outcome = result
    // What is found is shown at once; how to mend it is looked for after, while nothing else is to be done.
    lacksFixes = !result.hasFixes
    report(result.failure)
    guard phase == .running else { return }
    isHeldBack = true
    if quietUntil <= now { show() }
    answerWaiting()
  }

  /// Shows what was found last.
  private mutating func show() {
    isHeldBack = false
    guard phase == .running, let outcome, outcome.failure == nil else { return }
    for document in outcome.documents where documents[document.uri]?.revision == document.revision {
      let parameters = Diagnostics(outcome: outcome, client: client).parameters(for: document)
      // Looking for fixes seldom changes what is said, and the editor has said it.
      let text = "\(document.revision) \(parameters.text())"
      if isDrafting, shown[document.uri] == text { continue }
      shown[document.uri] = text
      publish(parameters)
    }
  }

  /// Has everything linted that is open.
  mutating func lint(at time: Double) {
    if documents.isEmpty { return }
    deadline = time
    // Fixes for what may be different soon can wait.
    if isDrafting { cancelRun() }
  }

  /// Has it linted once nobody has typed for a moment, and shown after a pause.
  mutating func lintAfterPause(from now: Double) {
    if documents.isEmpty { return }
    quietUntil = now + Self.debounce
    lint(at: now + Self.breath)
  }

  mutating func lookAnew(at time: Double) {
    looksAnew = true
    lint(at: time)
  }

  /// Has it linted now, where it is to be linted at all.
  mutating func hurry(at now: Double) { deadline = deadline.map { min($0, now) } }

  mutating func forgetWork() { (deadline, lacksFixes) = (nil, false) }

  /// Gives up the run that is under way: its texts are no longer those of the editor.
  mutating func cancelRun() {
    cancellation?.cancel()
    lacksFixes = false
  }

  mutating func forgetShown(_ uri: String) { shown[uri] = nil }

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
      // The client's answers to requests have no method.
      let isAnswer = message["result"] != nil || message["error"] != nil || message["id"]?.stringValue != nil
      if !isAnswer { outbox.append(ServerMessage.failure(.null, .invalidRequest, "a message without a method")) }
      if let begin = progress.answered(message) { outbox.append(begin) }
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
      respond(id, ServerTraits.answer)
    case (_, .new): fail(id, .serverNotInitialized, "'initialize' comes first")
    case (_, .shutDown): fail(id, .invalidRequest, "the server is shut down")
    case ("initialize", .running): fail(id, .invalidRequest, "'initialize' comes once")
    case ("shutdown", .running):
      phase = .shutDown
      deadline = nil
      cancelRun()
      for request in waiting { fail(request.id, .requestCancelled, "the server shuts down") }
      waiting = []
      respond(id, .null)
    case ("textDocument/hover", .running): hover(id, parameters, at: now)
    case ("textDocument/codeAction", .running): codeAction(id, parameters, at: now)
    case ("textDocument/inlayHint", .running): inlayHint(id, parameters, at: now)
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
    case "initialized": watchFiles()
    case "textDocument/didOpen": open(parameters, at: now)
    case "textDocument/didChange": change(parameters, at: now)
    case "textDocument/didClose": close(parameters)
    // Another file may be what is saved by an editor that does not tell of files, and names are followed there.
    case "textDocument/didSave": lint(at: now)
    case "workspace/didChangeWatchedFiles": filesChanged(parameters["changes"], names: ["uri"], at: now)
    case "workspace/didCreateFiles", "workspace/didDeleteFiles", "workspace/didRenameFiles":
      filesChanged(parameters["files"], names: ["uri", "oldUri", "newUri"], at: now)
    case "workspace/didChangeWorkspaceFolders": foldersChanged(parameters["event"], at: now)
    case "workspace/didChangeConfiguration": settingsChanged(parameters["settings"], at: now)
    case "$/cancelRequest": cancel(parameters["id"])
    default: break
    }
  }

  // MARK: What is sent

  mutating func respond(_ id: JSONValue, _ result: JSONValue) { outbox.append(ServerMessage.response(id, result)) }

  mutating func fail(_ id: JSONValue, _ code: ServerMessage.Failure, _ message: String) {
    outbox.append(ServerMessage.failure(id, code, message))
  }

  mutating func ask(_ id: String, _ method: String, _ parameters: JSONValue?) {
    outbox.append(ServerMessage.request(id, method, parameters))
  }

  mutating func publish(_ parameters: JSONValue) {
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
