/// A program among those that were compiled together.
public struct Program {
  let name: String
  let sinkCount: Int
  /// Whether it keeps anything beyond a run.
  let hasStatics: Bool
  let open: @MainActor () -> AnyObject

  public init(
    _ name: String, sinks sinkCount: Int, hasStatics: Bool, open: @escaping @MainActor () -> AnyObject
  ) {
    self.name = name
    self.sinkCount = sinkCount
    self.hasStatics = hasStatics
    self.open = open
  }
}
