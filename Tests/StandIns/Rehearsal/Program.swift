/// A program among those that were compiled together.
public struct Program {
  let name: String
  let sinkCount: Int
  /// Whether it keeps anything beyond a run.
  let hasStatics: Bool
  /// Whether it starts tasks: the main actor's are known to nobody until they run.
  let hasTasks: Bool
  let open: @MainActor () -> AnyObject

  public init(
    _ name: String, sinks sinkCount: Int, hasStatics: Bool, hasTasks: Bool,
    open: @escaping @MainActor () -> AnyObject
  ) {
    self.name = name
    self.sinkCount = sinkCount
    self.hasStatics = hasStatics
    self.hasTasks = hasTasks
    self.open = open
  }
}
