/// What may be over before anybody listens: `just` that is sent into a relay which keeps nothing for those who come later.
extension FactFold {
  /// Whether whoever sends has sent everything as soon as it is subscribed to, on main: whether anybody listened by then,
  /// the order of two subscriptions says, and no fact.
  func comesTooEarly(_ feeders: [Feeder]) -> Bool {
    let senders = feeders.filter { !$0.isEnd }
    return !senders.isEmpty
      && senders.allSatisfy { feeder in
        let sent = lifetime(of: feeder)
        guard sent.comesAtOnce || sent.supply == .missed else { return false }
        return feeder.subscriber.map { facts(of: $0).delivery.elements.background.isNone } ?? true
      }
  }

  /// Whether whoever sends has sent everything as soon as its subscription runs, on whatever queue that is.
  func comeInOneGo(_ feeders: [Feeder]) -> Bool {
    let senders = feeders.filter { !$0.isEnd }
    return !senders.isEmpty && senders.allSatisfy { lifetime(of: $0).comesInOneGo }
  }

  /// Whether a step subscribes on a queue to what is sent in one go, and kept for nobody: nothing says whether that queue
  /// comes before the sender's, and before a sender on main it does not.
  private func isOvertaken(_ step: StepInProgress) -> Bool {
    let before = step.before
    return step.row.delivery == .subscriberOnScheduler && step.step.scheduler != .main
      && before.lifetime.isOngoing && before.lifetime.comesInOneGo
      // What is there for each who comes does come.
      && !before.lifetime.comesAtOnce && !before.delivery.comesAtOnce
  }

  /// What a step adds to what may never come need not come either.
  func doubtMissed(_ step: StepInProgress, _ facts: inout Facts) {
    let row = step.row
    switch row.elements {
    case .combined, .latest:
      // Without an element of each there is none.
      guard step.joined.contains(where: { $0.lifetime.supply == .missed }) else { return }
    default:
      guard step.before.lifetime.supply == .missed || isOvertaken(step), row.lifetime != .inputs else { return }
    }
    if row.delivery == .keepOrSubscriber {
      // That comes in any case.
      facts.lifetime.supply = .once
      return
    }
    facts.lifetime.supply = .missed
    facts.delivery.doubt()
    if row.lifetime == .inner || row.closureMayThrow, !step.before.failure.canFail, facts.failure.canFail {
      facts.failure.unknown = facts.failure.unknown.joined(with: facts.failure.possible)
      facts.failure.possible = .none
      facts.failure.inner = nil
    }
    if !step.before.sharing.repeats, facts.sharing.repeats, row.elements != .combined {
      facts.sharing.doubtEffect()
    }
  }
}
