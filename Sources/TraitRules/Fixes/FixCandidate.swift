/// A fix before anybody has run it.
public struct FixCandidate: Sendable {
  /// Whether after it no effect may run once a subscriber any more.
  public var endsRepetition: Bool
  /// The word of the sink's call, in the source as it is.
  public var location: Location
  public var style: FixStyle
  /// In order of path and place.
  public var edits: [Edit]
  public var chains: RewrittenChains
}
