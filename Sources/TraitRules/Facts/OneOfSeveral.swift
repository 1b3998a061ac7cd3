/// Facts of one of several chains, where nothing says which one it is.
extension FactFold {
  /// What each of them does is certain; what some do is no more than possible.
  func factsOfOne(of parts: [Facts]) -> Facts {
    let parts = parts.filter { !$0.isNothing }
    var facts = parts.reduce(Facts.nothing) { $0.joined(with: $1) }
    if !parts.allSatisfy({ $0.delivery.threads.contains(.background) }) { facts.delivery.doubt() }
    if !parts.allSatisfy({ $0.delivery.ends.errors.threads.contains(.background) }) {
      facts.delivery.ends.errors.doubt()
    }
    if !parts.allSatisfy(\.failure.canFail) { facts.failure.doubt() }
    if !parts.allSatisfy({ $0.failure.endsStream != nil }) { facts.failure.doubtEnd() }
    if !parts.allSatisfy(\.sharing.repeats) { facts.sharing.doubtEffect() }
    return facts
  }
}
