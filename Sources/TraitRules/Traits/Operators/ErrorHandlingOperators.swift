/// Steps that deal with errors. All of them act on what is above; what is below can fail again.
enum ErrorHandlingOperators {
  static let rows: [CatalogueRow] = [
    .step(
      "catch(_:)", delivery: .keepOrInner, failure: .catchesIntoInner, throwing: true, sharing: .inner,
      since: .init(6), twin: .needless, "Catch.swift: the receiver is not subscribed to again"),
    .step(
      "catchError(_:)", delivery: .keepOrInner, failure: .catchesIntoInner, throwing: true, sharing: .inner,
      deprecated: .init(6), now: "catch(_:)", twin: .needless, "Catch.swift"),
    .step(
      "catchAndReturn(_:)", failure: .catches, since: .init(6), twin: .needless,
      "Catch.swift: the element on the thread that brought the error, then the stream is over"),
    .step(
      "catchErrorJustReturn(_:)", failure: .catches, deprecated: .init(6), now: "catchAndReturn(_:)", twin: .needless,
      "Catch.swift"),
    .joining("catch(sequence:)", since: .init(6), "Catch.swift: fails as the last that was tried"),
    .joining("catchError(_:)", since: .init(3), deprecated: .init(6), now: "catch(sequence:)", "Catch.swift"),
    .step("retry()", failure: .retries, "Catch.swift: for ever, at once where the failure is synchronous"),
    .step("retry(_:)", "Catch.swift: a number of attempts, after which the error comes out; retry(1) is no retry"),
    .step("retry(when:)", failure: .handler, since: .init(6), "RetryWhen.swift: as its notifier has it"),
    .step("retryWhen(_:)", failure: .handler, deprecated: .init(6), now: "retry(when:)", "RetryWhen.swift"),
  ]
}
