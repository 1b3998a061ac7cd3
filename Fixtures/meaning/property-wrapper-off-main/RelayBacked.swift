// The same wrapper, written where a request ends.
import RxCocoa
import RxSwift

@propertyWrapper
final class RelayBacked<Value> {
  let projectedValue: BehaviorRelay<Value>

  var wrappedValue: Value {
    get { projectedValue.value }
    set { projectedValue.accept(newValue) }
  }

  init(wrappedValue: Value) {
    projectedValue = BehaviorRelay(value: wrappedValue)
  }
}
