/// Which subscriptions in functions that subscribe what they are given stand for those of all callers.
///
/// A view that shows what it is handed has one sink, whoever calls: where each caller hands in a chain of which the same
/// is true, one finding at that sink says it once. Where they differ, each call is judged for itself, so that none is
/// accused of what another does; and where what is handed in runs anew for each subscriber, each call is a subscriber.
final class CallersAgreement {
  private var known: [Place: Binding?] = [:]

  /// What rules go by.
  private struct Verdict: Equatable {
    var delivery: Threads
    var canFail: Bool
    var mayFail: Bool
    var ends: Bool

    init(_ facts: Facts) {
      delivery = facts.delivery.threads.intersection([.background, .unknown])
      canFail = facts.failure.canFail
      mayFail = facts.failure.isOpen
      ends = facts.failure.endsStream != nil
    }
  }

  /// What a subscription inside a function is for all who call that; `nil` where each makes its own.
  func binding(at call: Place, _ finder: SubscriptionFinder) -> Binding? {
    if let known = known[call] { return known }
    let binding = find(call, finder)
    known[call] = .some(binding)
    return binding
  }

  private func find(_ call: Place, _ finder: SubscriptionFinder) -> Binding? {
    guard let (function, callers) = finder.own.callersFeeding(itsOwn: call) else { return nil }
    var first: Binding?
    for caller in callers {
      let frame = finder.lowering.frame(of: caller, entering: function, .none)
      guard case .subscription(let binding) = finder.look(at: call, frame), binding.isUI,
        isOneRun(binding.facts.sharing, callers.count),
        first.map({ Verdict($0.facts) == Verdict(binding.facts) }) ?? true
      else { return nil }
      first = first ?? binding
    }
    guard var first, case .subscription(let own) = finder.look(at: call, .none) else { return nil }
    if Verdict(own.facts) == Verdict(first.facts), own.facts.sharing.reads == first.facts.sharing.reads { return own }
    // What callers hand in says more than the parameter's type, and is theirs to rewrite.
    first.inside = call
    return first
  }

  /// Whether no caller is a subscriber more of something that runs anew for each.
  private func isOneRun(_ sharing: Sharing, _ callers: Int) -> Bool {
    !sharing.repeats && sharing.unknown.isNone && (callers == 1 || sharing.reads.isEmpty)
  }
}
