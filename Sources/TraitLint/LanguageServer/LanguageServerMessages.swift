/// The messages of JSON-RPC 2.0, as far as the server sends them.
enum ServerMessage {
  /// The protocol's codes for requests that got no result.
  enum Failure: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case serverNotInitialized = -32002
    case requestCancelled = -32800
    case contentModified = -32801
  }

  static func response(_ id: JSONValue, _ result: JSONValue) -> JSONValue {
    .object([("jsonrpc", .string("2.0")), ("id", id), ("result", result)])
  }

  static func failure(_ id: JSONValue, _ code: Failure, _ message: String) -> JSONValue {
    let error = JSONValue.object([("code", .int(code.rawValue)), ("message", .string(message))])
    return .object([("jsonrpc", .string("2.0")), ("id", id), ("error", error)])
  }

  static func request(_ id: String, _ method: String, _ parameters: JSONValue?) -> JSONValue {
    .present([("jsonrpc", .string("2.0")), ("id", .string(id)), ("method", .string(method)), ("params", parameters)])
  }

  static func notification(_ method: String, _ parameters: JSONValue) -> JSONValue {
    .object([("jsonrpc", .string("2.0")), ("method", .string(method)), ("params", parameters)])
  }

  /// A message with its header, as it goes over the wire.
  static func framed(_ message: JSONValue) -> String {
    let text = message.text()
    return "Content-Length: \(text.utf8.count)\r\n\r\n\(text)"
  }
}

/// What `initialize` tells of the client, and what it has told since.
struct ClientTraits: Sendable {
  /// The absolute folders that the editor has open.
  var folders: [String] = []
  private(set) var showsRelatedInformation = false
  private(set) var showsTags = false
  private(set) var showsProgress = false
  private(set) var registersWatching = false
  private(set) var refreshesHints = false
  /// Whether each binding's three facts are shown; a setting, off unless the user turns it on.
  private(set) var showsFacts = false

  init() {}

  init(_ parameters: JSONValue) {
    let open = parameters["workspaceFolders"]?.arrayValue?.compactMap { $0["uri"]?.stringValue } ?? []
    let uris = open.isEmpty ? [parameters["rootUri"]?.stringValue].compactMap { $0 } : open
    folders = uris.compactMap(DocumentURI.path)
    let capabilities = parameters["capabilities"]
    let diagnostics = capabilities?["textDocument"]?["publishDiagnostics"]
    showsRelatedInformation = diagnostics?["relatedInformation"]?.boolValue ?? false
    showsTags = diagnostics?["tagSupport"] != nil
    showsProgress = capabilities?["window"]?["workDoneProgress"]?.boolValue ?? false
    let workspace = capabilities?["workspace"]
    registersWatching = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.boolValue ?? false
    refreshesHints = workspace?["inlayHint"]?["refreshSupport"]?.boolValue ?? false
    read(parameters["initializationOptions"])
  }

  /// Takes in the server's settings: `{"inlayHints": true}`.
  mutating func read(_ settings: JSONValue?) {
    showsFacts = settings?["inlayHints"]?.boolValue ?? showsFacts
  }
}

/// What the server says that it can do.
enum ServerTraits {
  private static let swiftFiles = JSONValue.array([
    .object([("scheme", .string("file")), ("pattern", .object([("glob", .string("**/*.swift"))]))])
  ])

  static let answer = JSONValue.object([
    (
      "capabilities",
      .object([
        ("positionEncoding", .string("utf-16")),
        (
          "textDocumentSync",
          // 2: changes come as edits.
          .object([("openClose", .bool(true)), ("change", .int(2)), ("save", .bool(true))])
        ),
        (
          "codeActionProvider",
          .object([("codeActionKinds", .array(CodeActions.Kind.allCases.map { .string($0.rawValue) }))])
        ),
        ("hoverProvider", .bool(true)),
        // Off until a setting turns it on; announced all the same, since a setting can change.
        ("inlayHintProvider", .bool(true)),
        (
          "workspace",
          .object([
            ("workspaceFolders", .object([("supported", .bool(true)), ("changeNotifications", .bool(true))])),
            (
              "fileOperations",
              .object(["didCreate", "didRename", "didDelete"].map { ($0, .object([("filters", swiftFiles)])) })
            ),
          ])
        ),
      ])
    ),
    ("serverInfo", .object([("name", .string("traitlint")), ("version", .string(Version.current))])),
  ])
}

extension TextPosition {
  var json: JSONValue { .object([("line", .int(line)), ("character", .int(character))]) }

  init?(_ json: JSONValue?) {
    guard let line = json?["line"]?.intValue, let character = json?["character"]?.intValue else { return nil }
    self.init(line: line, character: character)
  }

  /// A range whose ends are swapped is empty.
  static func range(_ json: JSONValue?) -> Range<TextPosition>? {
    guard let start = TextPosition(json?["start"]), let end = TextPosition(json?["end"]) else { return nil }
    return start..<max(start, end)
  }
}

extension Range where Bound == TextPosition {
  var json: JSONValue { .object([("start", lowerBound.json), ("end", upperBound.json)]) }
}
