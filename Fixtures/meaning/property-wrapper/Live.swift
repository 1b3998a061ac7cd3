// A property wrapper around a relay: what it projects is the relay's sequence.
import RxCocoa
import RxSwift

@propertyWrapper
final class Live<Value> {
  private let relay: BehaviorRelay<Value>

  var wrappedValue: Value {
    get { relay.value }
    set { relay.accept(newValue) }
  }

  var projectedValue: Observable<Value> {
    relay.asObservable()
  }

  init(wrappedValue: Value) {
    relay = BehaviorRelay(value: wrappedValue)
  }
}
