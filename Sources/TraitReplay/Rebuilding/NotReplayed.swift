/// Why a chain could not be rebuilt.
public struct NotReplayed: Error, Hashable, Sendable, CustomStringConvertible {
  /// The operator that the runtime, or the replay, does not have.
  public var operatorName: String

  public var description: String { "not replayed: \(operatorName)" }
}
