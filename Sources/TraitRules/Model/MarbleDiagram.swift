/// One run of a chain: what its sources sent, what was asked for, and what reached its sinks, source event by source
/// event.
public struct MarbleDiagram: Sendable, Hashable {
  /// What happens in the run: `answer 2 of `search(_:)` is an error`.
  public var title: String
  /// What each column stands for: `subscribed`, `event 1` …
  public var columns: [String]
  public var lanes: [Lane]

  public init(title: String, columns: [String], lanes: [Lane]) {
    self.title = title
    self.columns = columns
    self.lanes = lanes
  }

  /// What happened in one place of the chain.
  public struct Lane: Sendable, Hashable {
    public enum Kind: Sendable {
      /// Whatever sends by itself: controls, relays, subjects.
      case source
      /// Runs of a side effect, such as a request.
      case effect
      case sink
    }

    public var kind: Kind
    public var name: String
    /// In order, by column.
    public var cells: [[Mark]]

    public init(kind: Kind, name: String, cells: [[Mark]]) {
      self.kind = kind
      self.name = name
      self.cells = cells
    }
  }

  /// One thing that happened.
  public struct Mark: Sendable, Hashable {
    public enum Kind: Sendable {
      case element
      /// An element that comes only where something fails, as a fallback does.
      case otherElement
      case error
      case completed
      /// A run of an effect, and one that fails.
      case run, failedRun
    }

    public var kind: Kind
    /// The number of the source event that the element comes from, 0 for subscribing.
    public var origin: Int
    public var isOnMain: Bool

    public init(_ kind: Kind, origin: Int, isOnMain: Bool = true) {
      self.kind = kind
      self.origin = origin
      self.isOnMain = isOnMain
    }
  }
}
