/// The line in which an editor shows that a project is being read: asked for once that has taken a while, begun when the
/// editor agrees, gone when the project is read.
struct ReadingProgress {
  /// In seconds; smaller projects are read before anybody would have read the line.
  static let patience = 0.3

  private enum State {
    case none
    case due(Double)
    case asked
    case begun
  }

  private var state = State.none
  private var count = 0
  private var token: String { "traitlint/reading/\(count)" }

  /// When it is to be asked for.
  var due: Double? { if case .due(let time) = state { time } else { nil } }

  mutating func begin(at now: Double) { state = .due(now + Self.patience) }

  /// The request for it, if it is time.
  mutating func request(at now: Double) -> JSONValue? {
    guard let due, due <= now else { return nil }
    count += 1
    state = .asked
    return ServerMessage.request(token, "window/workDoneProgress/create", .object([("token", .string(token))]))
  }

  /// What begins it, where a message is the answer that was waited for.
  mutating func answered(_ message: JSONValue) -> JSONValue? {
    guard case .asked = state, message["id"]?.stringValue == token else { return nil }
    guard message["error"] == nil else {
      state = .none
      return nil
    }
    state = .begun
    return notification([("kind", .string("begin")), ("title", .string("traitlint reads the project"))])
  }

  /// What ends it, where it has begun.
  mutating func end() -> JSONValue? {
    defer { state = .none }
    guard case .begun = state else { return nil }
    return notification([("kind", .string("end"))])
  }

  private func notification(_ value: [(String, JSONValue)]) -> JSONValue {
    ServerMessage.notification("$/progress", .object([("token", .string(token)), ("value", .object(value))]))
  }
}
