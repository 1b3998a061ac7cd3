import Dispatch
import Foundation
import TraitRuntime

// What RxSwift 3, 4 or 5 has and RxSwift 6 has not, as far as bindings go, so that code in these spellings type-checks.
// What the runtime itself still accepts is not here.

extension DispatchTimeInterval {
  fileprivate static func seconds(_ seconds: TimeInterval) -> DispatchTimeInterval {
    .milliseconds(Int(seconds * 1000))
  }
}

extension SharedSequenceConvertibleType {
  public func throttle(_ dueTime: TimeInterval, latest: Bool = true) -> SharedSequence<SharingStrategy, Element> {
    throttle(.seconds(dueTime), latest: latest)
  }
  public func debounce(_ dueTime: TimeInterval) -> SharedSequence<SharingStrategy, Element> {
    debounce(.seconds(dueTime))
  }
  public func delay(_ dueTime: TimeInterval) -> SharedSequence<SharingStrategy, Element> { delay(.seconds(dueTime)) }
}

extension SharedSequence where Element: RxAbstractInteger {
  public static func interval(_ period: TimeInterval) -> SharedSequence<SharingStrategy, Element> {
    interval(.seconds(period))
  }
  public static func timer(_ dueTime: TimeInterval, period: TimeInterval) -> SharedSequence<SharingStrategy, Element> {
    timer(.seconds(dueTime), period: .seconds(period))
  }
}

extension ObservableType {
  public func bindTo<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element {
    bind(to: observer)
  }
  public func bindTo<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element? {
    bind(to: observer)
  }
  public func bindTo<Result>(_ binder: (Self) -> Result) -> Result { binder(self) }
  public func bindTo<R1, R2>(_ binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    binder(self)(curriedArgument)
  }
  public func bindTo(_ variable: Variable<Element>) -> Disposable { bind(onNext: { variable.value = $0 }) }
  public func bindNext(_ onNext: @escaping (Element) -> Void) -> Disposable { bind(onNext: onNext) }
  public func bind(to variable: Variable<Element>) -> Disposable { bindTo(variable) }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  public func drive(_ variable: Variable<Element>) -> Disposable { drive(onNext: { variable.value = $0 }) }
}

public final class Variable<Element> {
  private let subject: BehaviorSubject<Element>
  private var current: Element

  public init(_ value: Element) {
    current = value
    subject = BehaviorSubject(value: value)
  }

  public var value: Element {
    get { current }
    set {
      current = newValue
      subject.onNext(newValue)
    }
  }

  public func asObservable() -> Observable<Element> { subject }
  public func asDriver() -> Driver<Element> { subject.asDriver(onErrorDriveWith: .empty()) }

  deinit { subject.onCompleted() }
}

public struct UIBindingObserver<UIElementType: AnyObject, Value>: ObserverType {
  private let binder: Binder<Value>

  public init(UIElement: UIElementType, binding: @escaping (UIElementType, Value) -> Void) {
    binder = Binder(UIElement, binding: binding)
  }

  public func on(_ event: Event<Value>) { binder.on(event) }
}
