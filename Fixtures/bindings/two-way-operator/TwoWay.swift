// A two-way binding behind an operator: the property is a UI sink by its type, the relay is written from it.
import RxCocoa
import RxSwift

infix operator <->: DefaultPrecedence

@discardableResult
func <-> <Value: Equatable>(property: ControlProperty<Value>, relay: BehaviorRelay<Value>) -> Disposable {
  let toProperty = relay.bind(to: property)
  let toRelay = property
    .skip(1)
    .distinctUntilChanged()
    .bind(to: relay)
  return Disposables.create(toProperty, toRelay)
}
