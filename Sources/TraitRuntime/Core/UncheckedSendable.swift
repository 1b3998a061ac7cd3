/// Carries a value over a thread boundary where RxSwift's signatures, which know no `Sendable`, leave it to the caller
/// to do so only with values that allow it.
struct UncheckedSendable<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
