/// An event of a sequence that can't fail.
public enum InfallibleEvent<Element> {
  /// The next element.
  case next(Element)

  /// The end of the sequence.
  case completed
}

extension InfallibleEvent: EventConvertible {
  /// The event in terms of a sequence that could fail.
  public var event: Event<Element> {
    switch self {
    case .next(let element): .next(element)
    case .completed: .completed
    }
  }
}
