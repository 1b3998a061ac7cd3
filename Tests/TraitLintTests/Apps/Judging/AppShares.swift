/// How often carriers lose sight of what they hand on: criterion 3.
///
/// A carrier's own share is measured with it as the only one of its program, so that no other is blamed on it; a pair's
/// with the two alone, where each by itself is followed.
struct AppShares: Sendable {
  struct Count: Sendable, Equatable {
    var sinks = 0
    var undecided = 0
    /// What was not decided: `delivery`, `failure`, `sharing`, `sink`.
    var facts: [String: Int] = [:]

    mutating func add(_ undecided: Set<String>) {
      sinks += 1
      if undecided.isEmpty { return }
      self.undecided += 1
      for fact in undecided { facts[fact, default: 0] += 1 }
    }

    mutating func join(_ other: Count) {
      sinks += other.sinks
      undecided += other.undecided
      facts.merge(other.facts, uniquingKeysWith: +)
    }
  }

  struct Pair: Hashable, Sendable {
    var first: Int
    var second: Int
  }

  /// By carrier.
  private(set) var own: [Int: Count] = [:]
  private(set) var pairs: [Pair: Count] = [:]
  /// Programs whose source is not decided without any carrier.
  private(set) var base = Count()

  mutating func join(_ other: AppShares) {
    for (carrier, count) in other.own { own[carrier, default: Count()].join(count) }
    for (pair, count) in other.pairs { pairs[pair, default: Count()].join(count) }
    base.join(other.base)
  }

  /// Looks at one program's first sink, with its carriers one by one and two by two.
  mutating func add(_ plan: AppPlan) {
    let bare = AppShares.undecided(plan.keeping { _ in false })
    base.add(bare)
    if !bare.isEmpty { return }
    let places = plan.links.indices.filter { plan.links[$0].isCarrier }
    let carriers = plan.carriers
    let alone = places.map { place in AppShares.undecided(plan.keeping { $0 == place }) }
    for (carrier, undecided) in zip(carriers, alone) { own[carrier, default: Count()].add(undecided) }
    for index in places.indices.dropLast() where alone[index].isEmpty && alone[index + 1].isEmpty {
      let together = plan.keeping { $0 == places[index] || $0 == places[index + 1] }
      pairs[Pair(first: carriers[index], second: carriers[index + 1]), default: Count()]
        .add(AppShares.undecided(together))
    }
  }

  /// What the linter does not know of a program's first sink.
  static func undecided(_ plan: AppPlan) -> Set<String> {
    let text = plan.written()
    return LinterView(text).view(of: text.sinks[0]).sink?.undecided.subtracting(["lifetime"]) ?? ["sink"]
  }
}

extension AppPlan {
  /// The same with one sink, without operators, which might put right what a carrier lost, and with only those of its
  /// carriers whose place among the links is wanted.
  func keeping(_ isWanted: (Int) -> Bool) -> AppPlan {
    var plan = self
    plan.sinks = Array(sinks.prefix(1))
    plan.links = links.enumerated().filter { $0.element.isCarrier && isWanted($0.offset) }.map(\.element)
    return plan
  }
}
