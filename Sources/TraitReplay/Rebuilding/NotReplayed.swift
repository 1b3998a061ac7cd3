/// Why a chain was not run.
public struct NotReplayed: Error, Hashable, Sendable, CustomStringConvertible {
  /// The operator that the runtime, or the replay, does not have; or what else was in the way.
  public var reason: String

  init(operatorName: String) { reason = operatorName }

  private init(reason: String) { self.reason = reason }

  /// One event leads to so many others that running them all is not worth anybody's time.
  static let tooManyEvents = NotReplayed(reason: "too many events")

  public var description: String { "not replayed: \(reason)" }
}
