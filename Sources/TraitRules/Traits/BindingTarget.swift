/// What a subscription can feed, and from which release of RxSwift on each of the three ways to bind takes it. From
/// Observable+Bind.swift, Driver+Subscription.swift and Signal+Subscription.swift, compiled against 4.5, 5.1 and 6.
public enum BindingTarget: String, Sendable, CaseIterable {
  /// A binder, a control property, a subject, an observer of one's own.
  case observer
  /// `bind(to: a, b)`: all of one type.
  case severalObservers
  case behaviorRelay, publishRelay, replayRelay, variable
  /// A function of the sequence: `rx.items(dataSource:)`.
  case function
  /// A function of the sequence that returns one of a closure: `rx.items(cellIdentifier:)` with its closure behind.
  case curriedFunction
  /// `bind(onNext:)`. On a Driver the label is needed: a bare closure there may be taken for a function of the sequence.
  case closure
  /// `bind(with:onNext:)`.
  case closureWithObject

  /// The releases that have it.
  public struct Window: Sendable, Equatable {
    /// `nil` where 2.0 has it already.
    public var introduced: RxVersion?
    public var removed: RxVersion?

    public func contains(_ version: RxVersion) -> Bool {
      (introduced.map { $0 <= version } ?? true) && (removed.map { version < $0 } ?? true)
    }
  }

  /// By `bind` (until 3.4 `bindTo` and `bindNext`).
  public var bind: Window {
    switch self {
    case .observer, .function, .curriedFunction, .closure: Window()
    case .severalObservers: Window(introduced: RxVersion(5))
    case .behaviorRelay, .publishRelay: Window(introduced: RxVersion(4, 1))
    case .replayRelay: Window(introduced: RxVersion(6))
    case .variable: Window(removed: RxVersion(6))
    case .closureWithObject: Window(introduced: RxVersion(6, 1))
    }
  }

  /// By `drive`; `nil` where no release ever took it.
  public var drive: Window? {
    switch self {
    case .observer, .function, .curriedFunction, .closure: Window()
    case .severalObservers, .replayRelay: Window(introduced: RxVersion(6))
    case .behaviorRelay: Window(introduced: RxVersion(4))
    case .publishRelay: nil
    case .variable: Window(introduced: RxVersion(2, 4), removed: RxVersion(6))
    case .closureWithObject: Window(introduced: RxVersion(6, 1))
    }
  }

  /// By `emit`; `nil` where no release ever took it.
  public var emit: Window? {
    switch self {
    case .observer, .publishRelay, .closure: Window(introduced: RxVersion(4))
    case .behaviorRelay: Window(introduced: RxVersion(4, 3))
    case .severalObservers, .replayRelay: Window(introduced: RxVersion(6))
    case .closureWithObject: Window(introduced: RxVersion(6, 1))
    case .function, .curriedFunction, .variable: nil
    }
  }
}
