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
  }

  static func response(_ id: JSONValue, _ result: JSONValue) -> JSONValue {
    .object([("jsonrpc", .string("2.0")), ("id", id), ("result", result)])
  }

  static func failure(_ id: JSONValue, _ code: Failure, _ message: String) -> JSONValue {
    let error = JSONValue.object([("code", .int(code.rawValue)), ("message", .string(message))])
    return .object([("jsonrpc", .string("2.0")), ("id", id), ("error", error)])
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

/// What `initialize` tells of the client.
struct ClientTraits: Sendable {
  /// The absolute folder that the editor has open, if it has exactly one.
  var root: String?
  var showsRelatedInformation = false
  var showsTags = false
  var processIdentifier: Int?

  init() {}

  init(_ parameters: JSONValue) {
    let folders = parameters["workspaceFolders"]?.arrayValue?.compactMap { $0["uri"]?.stringValue } ?? []
    let uris = folders.isEmpty ? [parameters["rootUri"]?.stringValue].compactMap { $0 } : folders
    if uris.count == 1 { root = DocumentURI.path(of: uris[0]) }
    let diagnostics = parameters["capabilities"]?["textDocument"]?["publishDiagnostics"]
    showsRelatedInformation = diagnostics?["relatedInformation"]?.boolValue ?? false
    showsTags = diagnostics?["tagSupport"] != nil
    processIdentifier = parameters["processId"]?.intValue
  }
}

/// What the server says that it can do.
enum ServerTraits {
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
        ("codeActionProvider", .object([("codeActionKinds", .array([.string(CodeActions.kind)]))])),
        ("hoverProvider", .bool(true)),
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
