/// An error can reach a UI sink.
enum ErrorHandlingRule: Rule {
  static let id = RuleID.errorHandling

  static let documentation = RuleDocumentation(
    summary: "an error can reach a UI element",
    severity: .error,
    isOnByDefault: true,
    whatItDoes: """
      Reports a binding to a UI element whose chain can end with an error: a request that nothing catches, a closure \
      that throws, a subject that errors are sent into.
      """,
    why: """
      An error that reaches a bound UI element stops a debug build. In a release build one line is printed and the \
      binding is dead: the search answers no more until the screen is made anew.
      """,
    example: """
      query.rx.text
        .flatMapLatest { api.search($0) }
        .bind(to: table.rx.items(dataSource: source))
      """,
    useInstead: """
      query.rx.text.asDriver()
        .flatMapLatest { api.search($0).asDriver(onErrorJustReturn: []) }
        .drive(table.rx.items(dataSource: source))
      """,
    fixSafety: "safe where the fallback value is certain from the source; else the fix asks for one.",
    knownLimits:
      "A `subscribe(onNext:)` is not reported: an error that nobody handles there ends it as its author wrote.")

  static func check(_ binding: Binding, _ context: RuleContext) -> Finding? {
    guard binding.isUI || binding.subscribesToUI, !binding.isSubscription else { return nil }
    return context.arrivingError(id, at: binding) { message(binding, context, $0) }
  }

  private static func message(_ binding: Binding, _ context: RuleContext, _ reason: String) -> String {
    let effect: String
    switch binding.sink {
    case .observer(let observer) where observer.kind == .custom: effect = "ends it"
    default: effect = "stops a debug build and leaves the binding dead in a release build"
    }
    let sink =
      switch binding.sink {
      case .closure, .other: context.function(binding) ?? "this closure's binding"
      default: "`\(binding.sinkText)`"
      }
    return "an error can reach \(sink), which \(effect): \(reason)"
  }
}
