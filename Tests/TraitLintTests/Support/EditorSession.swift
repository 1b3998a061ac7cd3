import Testing
import TraitRules

@testable import TraitLint

/// Plays an editor and the world around the language server: its own clock, no threads.
final class EditorSession {
  let sandbox: Sandbox
  private var server: LanguageServer
  private let session: LintSession
  private var now = 0.0
  private var lastIdentifier = 0
  /// What the server sent and nobody has looked at.
  private(set) var received: [JSONValue] = []

  init(_ files: [String: String] = [:], lint: (@Sendable (Linter, [SourceFile]) -> LintReport)? = nil) {
    sandbox = Sandbox(files)
    let surroundings = Surroundings(
      environment: [:], workingDirectory: sandbox.path, terminal: TerminalTraits(), standardInput: { nil },
      lint: ScriptedLinter.reading(lint ?? ScriptedLinter.lint))
    server = LanguageServer(surroundings)
    session = LintSession(surroundings)
  }

  var exitStatus: TraitLint.ExitStatus? { server.exitStatus }

  func uri(_ name: String) -> String { DocumentURI.uri(of: sandbox.absolute(name)) }

  /// Initializes as an editor with all capabilities does, or with all but that it tells of files.
  func start(folders: [String] = [""], settings: String = "{}", watches: Bool = true) {
    let list = folders.map { #"{"uri": "\#(uri($0))", "name": "\#($0)"}"# }.joined(separator: ", ")
    let parameters = """
      {"processId": null, "rootUri": "\(uri(folders[0]))", "workspaceFolders": [\(list)],
      "initializationOptions": \(settings), "capabilities": {"textDocument": {"publishDiagnostics":
      {"relatedInformation": true, "tagSupport": {"valueSet": [1]}}}, "window": {"workDoneProgress": true},
      "workspace": {"didChangeWatchedFiles": {"dynamicRegistration": \(watches)}, "inlayHint": {"refreshSupport": true}}}}
      """
    request("initialize", parameters)
    notify("initialized", "{}")
  }

  func send(_ text: String) {
    server.receive(.message(Array(text.utf8)), at: now)
    received += server.takeMessages()
  }

  func send(broken: String) {
    server.receive(.broken(broken), at: now)
    received += server.takeMessages()
  }

  func notify(_ method: String, _ parameters: String) {
    send(#"{"jsonrpc": "2.0", "method": "\#(method)", "params": \#(parameters)}"#)
  }

  @discardableResult
  func request(_ method: String, _ parameters: String) -> Int {
    lastIdentifier += 1
    send(#"{"jsonrpc": "2.0", "id": \#(lastIdentifier), "method": "\#(method)", "params": \#(parameters)}"#)
    return lastIdentifier
  }

  func open(_ name: String, _ text: String, version: Int = 1) {
    let item = JSONValue.object([
      ("uri", .string(uri(name))), ("languageId", .string("swift")), ("version", .int(version)),
      ("text", .string(text)),
    ])
    notify("textDocument/didOpen", #"{"textDocument": \#(item.text())}"#)
  }

  func change(_ name: String, _ text: String, version: Int) { change(name, nil, text, version: version) }

  /// An edit from (line, character) to (line, character); of the whole text without them.
  func change(_ name: String, _ range: (Int, Int, Int, Int)?, _ text: String, version: Int) {
    let place = range.map {
      #""range": {"start": {"line": \#($0.0), "character": \#($0.1)}, "end": {"line": \#($0.2), "character": \#($0.3)}}, "#
    }
    let change = #"{\#(place ?? "")"text": \#(JSONValue.string(text).text())}"#
    notify(
      "textDocument/didChange",
      #"{"textDocument": {"uri": "\#(uri(name))", "version": \#(version)}, "contentChanges": [\#(change)]}"#)
  }

  func place(_ name: String, _ line: Int, _ character: Int) -> String {
    #"{"textDocument": {"uri": "\#(uri(name))"}, "position": {"line": \#(line), "character": \#(character)}}"#
  }

  func span(_ name: String, _ line: Int, _ start: Int, _ end: Int, only: String? = nil) -> String {
    let context = only.map { #"{"diagnostics": [], "only": ["\#($0)"]}"# } ?? #"{"diagnostics": []}"#
    return #"{"textDocument": {"uri": "\#(uri(name))"}, "context": \#(context), "range": {"start": "#
      + #"{"line": \#(line), "character": \#(start)}, "end": {"line": \#(line), "character": \#(end)}}}"#
  }

  /// Starts the work that is due; nil where there is none.
  func beginWork() -> DocumentLint? {
    defer { received += server.takeMessages() }
    return server.takeWork(at: now)
  }

  func finish(_ work: DocumentLint) {
    server.complete(session.run(work), at: now)
    received += server.takeMessages()
  }

  /// Lets time pass while work is under way.
  func pass(_ seconds: Double) {
    now += seconds
    #expect(beginWork() == nil, "one run at a time")
  }

  /// Lets time pass, with all the work that falls due.
  func wait(_ seconds: Double) {
    now += seconds
    while let work = beginWork() { finish(work) }
  }

  /// Lets time pass without the work that falls due.
  func skip(_ seconds: Double) { now += seconds }

  func end() { server.end() }

  /// Takes what was received.
  func takeAll() -> [JSONValue] {
    defer { received = [] }
    return received
  }

  /// Takes the last diagnostics published for a document: `LINE:START-END RULE`, lines and columns from 0.
  func takeDiagnostics(_ name: String) -> [String]? {
    let published = takeAll().last { message in
      message["method"]?.stringValue == "textDocument/publishDiagnostics"
        && message["params"]?["uri"]?.stringValue == uri(name)
    }
    return published?["params"]?["diagnostics"]?.arrayValue?.map { diagnostic in
      let range = diagnostic["range"]
      let numbers = [
        range?["start"]?["line"], range?["start"]?["character"], range?["end"]?["character"],
      ].map { $0?.intValue ?? -1 }
      return "\(numbers[0]):\(numbers[1])-\(numbers[2]) \(diagnostic["code"]?.stringValue ?? "?")"
    }
  }

  /// The answer to a request; nil where there is none yet.
  func answer(to identifier: Int) -> JSONValue? { received.last { $0["id"]?.intValue == identifier } }
}
