/// What is the property of a control.
public protocol ControlPropertyType: ObservableType, ObserverType {
  /// The property as such.
  func asControlProperty() -> ControlProperty<Element>
}

/// A property that a user changes and that code can set: the value at subscription, then every change by the user.
///
/// Elements arrive on main, never fail, and end with the control. As with ``ControlEvent``, only the subscription is
/// moved to main, the rest is a contract, and nothing is shared (RxCocoa/Traits/ControlProperty.swift).
public struct ControlProperty<PropertyType>: ControlPropertyType {
  public typealias Element = PropertyType

  fileprivate let values: Observable<PropertyType>
  fileprivate let valueSink: AnyObserver<PropertyType>

  /// Makes a property of a source that keeps the contract and an observer that sets the value.
  public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
  where Element == Values.Element, Element == Sink.Element {
    self.values = values.subscribe(on: ConcurrentMainScheduler.instance)
    self.valueSink = valueSink.asObserver()
  }

  /// Subscribes on main.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
  where Observer.Element == Element {
    values.subscribe(observer)
  }

  /// The changes after the first value.
  public var changed: ControlEvent<PropertyType> {
    ControlEvent(events: values.skip(1))
  }

  /// The values as a plain sequence.
  public func asObservable() -> Observable<Element> {
    values
  }

  /// The property itself.
  public func asControlProperty() -> ControlProperty<Element> {
    self
  }

  /// Sets the value; an error stops a debug build and prints one line in a release build.
  public func on(_ event: Event<Element>) {
    if case .error(let error) = event {
      RuntimeEnvironment.bindingError(error)
    } else {
      valueSink.on(event)
    }
  }
}

extension ControlPropertyType where Element == String? {
  /// The property with `""` for `nil`.
  public var orEmpty: ControlProperty<String> {
    let property = asControlProperty()
    return ControlProperty<String>(
      values: property.values.map { $0 ?? "" },
      valueSink: property.valueSink.mapObserver { $0 }
    )
  }
}
