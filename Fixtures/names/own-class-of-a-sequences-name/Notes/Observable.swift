// An app with a class of its own that is named as RxSwift's is, beside one that uses RxSwift: where a file does not know
// RxSwift, the name is the app's own.
final class Observable<Value> {
  var value: Value { didSet { told?(value) } }
  private var told: ((Value) -> Void)?

  init(_ value: Value) { self.value = value }

  static func of(_ value: Value) -> Observable<Value> { Observable(value) }

  func bind(_ told: @escaping (Value) -> Void) {
    self.told = told
    told(value)
  }

  func subscribe(onNext: @escaping (Value) -> Void) { bind(onNext) }
}
