/// What to write instead, in a chain's own words.
enum Suggestion {
  static func text(for binding: Binding, _ context: RuleContext) -> String {
    let receiver = context.project.words(binding.receiver)
    let head = receiver.count > 48 ? "…" + receiver.suffix(40).drop { $0 != "." } : receiver
    let canFail = binding.facts.failure.canFail || !binding.trait.cannotFail
    let conversion = canFail ? ".asDriver(onErrorJustReturn: …)" : ".asDriver()"
    if binding.isWatched { return "\(head).observe(on: MainScheduler.instance).do(onNext: { … })" }
    // The function that subscribes takes what it took before.
    if binding.isHanded { return "\(head)\(conversion).asObservable()" }
    switch binding.sink {
    case .closure: return "\(head)\(conversion).drive(onNext: { … })"
    default: return "\(head)\(conversion).drive(\(binding.sinkText))"
    }
  }

  /// A chain is shared where its name is declared, for all who read that.
  static func text(sharing title: String, _ name: SharedName) -> String {
    "\(name.isComputed ? "lazy var" : "let") \(title) = ….asDriver(onErrorJustReturn: …)"
  }
}
