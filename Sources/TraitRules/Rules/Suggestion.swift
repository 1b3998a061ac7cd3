/// What to write instead, in a chain's own words.
enum Suggestion {
  static func text(for binding: Binding, _ context: RuleContext) -> String {
    let receiver = context.project.words(binding.receiver)
    let head = receiver.count > 48 ? "…" + receiver.suffix(40).drop { $0 != "." } : receiver
    let canFail = binding.facts.failure.canFail || !binding.trait.cannotFail
    let conversion = canFail ? ".asDriver(onErrorJustReturn: …)" : ".asDriver()"
    switch binding.sink {
    case .closure: return "\(head)\(conversion).drive(onNext: { … })"
    default: return "\(head)\(conversion).drive(\(binding.sinkText))"
    }
  }
}
