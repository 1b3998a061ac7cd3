// A property wrapper around a subject: each property has its own, with what is sent into it.
import RxSwift

@propertyWrapper
final class Sent<Value> {
  private let subject: PublishSubject<Value>
  private var last: Value

  var wrappedValue: Value {
    get { last }
    set {
      last = newValue
      subject.onNext(newValue)
    }
  }

  var projectedValue: PublishSubject<Value> { subject }

  init(wrappedValue: Value) {
    subject = PublishSubject()
    last = wrappedValue
  }
}
