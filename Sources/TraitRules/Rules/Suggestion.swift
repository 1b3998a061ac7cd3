/// What to write instead, in a chain's own words, where no fix says it.
enum Suggestion {
  /// - Parameter isOfThread: whether the thread is what is missing, whatever else may be.
  static func text(for binding: Binding, _ context: RuleContext, isOfThread: Bool = false) -> String {
    let spelling = FixSpelling(version: context.rxSwift(for: binding.call))
    let head = head(binding, context)
    let words = CallWords(lowering: context.analysis.lowering)
    if binding.isWatched, binding.told != nil {
      let call = words.text(of: binding.call, named: context.project.text(binding.word))
      return "\(head).\(call)\(spelling.subscribeOnMain)"
    }
    // `subscribe` handles its errors, or not, as its author wrote: only the hop is missing. Where an error has a help of
    // its own, the hop is what is said of the thread.
    let failure = binding.facts.failure
    if binding.isWatched || binding.isSubscription || isOfThread && failure.canFail && failure.inner != nil {
      let call = words.text(of: binding.call, named: context.project.text(binding.word))
      return "\(head)\(spelling.observeOnMain)" + (binding.isHanded ? "" : ".\(call)")
    }
    if failure.canFail, let inner = failure.inner { return advice(inner, context.analysis) }
    if case .relay = binding.sink { return "\(head)\(spelling.catchEmpty)" }
    let conversion = conversion(binding)
    // The function that subscribes takes what it took before.
    if binding.isHanded { return "\(head)\(conversion).asObservable()" }
    return "\(head)\(conversion).\(words.text(of: binding.call, renamed: "drive"))"
  }

  /// A chain is shared where its name is declared, for all who read that.
  static func text(sharing title: String, _ name: SharedName) -> String {
    "\(name.isComputed ? "lazy var" : "let") \(title) = ….asDriver(onErrorJustReturn: …)"
  }

  /// What keeps the error of a part from ending the whole.
  static func advice(_ failure: InnerFailure, _ analysis: Analysis) -> String {
    switch failure.kind {
    case .flattened: "catch the error inside the closure that returns the failing sequence"
    case .joined: "catch the error on the sequence that fails, before it is joined with others"
    case .step where timesOut(failure.cause, analysis):
      "give the timeout what to go on with: `timeout(_:other:scheduler:)`"
    case .step: "let the step handle what it throws: `try?`, or a Result as its element"
    case .sent: "send errors as elements: a Result, or a relay of their own"
    }
  }

  private static func timesOut(_ cause: CauseID, _ analysis: Analysis) -> Bool {
    guard case .row(let row, .adds) = analysis.graph[cause].reason else { return false }
    return analysis.catalogue.rows[Int(row)].shape.traits.contains(.timesOut)
  }

  private static func head(_ binding: Binding, _ context: RuleContext) -> String {
    let receiver: String
    if binding.receiver == binding.callee {
      // `map { … }` in an extension of sequences; the type of `Observable.create { … }`.
      let isBare = context.project.kind(binding.callee) == .identifierExpr
      receiver = isBare ? "self" : context.project.first(binding.callee).map(context.project.words) ?? ""
    } else {
      receiver = context.project.words(binding.receiver)
    }
    return receiver.contains("#if ") ? "…" : receiver.losingBeginning(beyond: 48)
  }

  /// A PublishRelay cannot fail, but holds nothing that a Driver could begin with.
  private static func conversion(_ binding: Binding) -> String {
    if binding.trait == .publishRelay { return FixSpelling.asDriver(.nothing) }
    let canFail = binding.facts.failure.canFail || !binding.trait.cannotFail
    return canFail ? ".asDriver(onErrorJustReturn: …)" : FixSpelling.asDriver
  }
}
