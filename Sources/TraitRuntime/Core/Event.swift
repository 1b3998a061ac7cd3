/// What a sequence says: any number of elements, then at most one error or completion.
@frozen public enum Event<Element> {
  /// The next element.
  case next(Element)
  /// The sequence failed; nothing follows.
  case error(Swift.Error)
  /// The sequence ended; nothing follows.
  case completed
}

extension Event: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .next(let element): "next(\(element))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}

extension Event {
  /// Whether the sequence ends with this event.
  public var isStopEvent: Bool {
    switch self {
    case .next: false
    case .error, .completed: true
    }
  }

  /// The element of a `next` event.
  public var element: Element? {
    if case .next(let element) = self { element } else { nil }
  }

  /// The error of an `error` event.
  public var error: Swift.Error? {
    if case .error(let error) = self { error } else { nil }
  }

  /// Whether this is `completed`.
  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  /// The event with its element transformed. What `transform` throws becomes an `error` event.
  public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
    switch self {
    case .next(let element):
      do { return .next(try transform(element)) } catch { return .error(error) }
    case .error(let error): return .error(error)
    case .completed: return .completed
    }
  }
}

/// A type that can be read as an event; `dematerialize()` asks for it.
public protocol EventConvertible {
  associatedtype Element

  /// The event that the value stands for.
  var event: Event<Element> { get }
}

extension Event: EventConvertible {
  public var event: Event<Element> { self }
}
