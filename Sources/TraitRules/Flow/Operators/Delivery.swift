/// On which thread elements come after an operator.
extension Evaluator {
  private func schedulerArgument(_ arguments: [Argument]) -> Argument? {
    arguments.first { $0.label == "scheduler" || $0.label == "on" } ?? arguments.first { $0.label == nil }
  }

  func applyDelivery(_ step: OperatorStep, _ facts: inout Facts) {
    applyElementDelivery(step, &facts)
    applyEnds(step, step.input.facts, &facts)
  }

  private func applyElementDelivery(_ step: OperatorStep, _ facts: inout Facts) {
    func cause() -> Cause { Cause(place: step.place, reason: "\(step.row.name) delivers there") }
    switch step.row.delivery {
    case .keep: break
    case .nothing:
      let before = facts
      facts.deliver(on: [], because: cause())
      facts.ends.join(before)
    case .main, .mainByContract: facts.deliver(on: .main, because: cause())
    case .mainByDefault:
      facts.deliver(on: .main, because: cause())
      facts.isMainByDefault = true
      if let queue = step.arguments.first(where: { $0.label == "callbackQueue" || $0.label == "queue" }) {
        facts.deliver(on: threads(ofQueueIn: queue), because: cause())
      }
    case .background:
      facts.deliver(
        on: .background, because: Cause(place: step.place, reason: "\(step.row.name) answers off the main thread"))
    case .scheduler:
      guard let argument = schedulerArgument(step.arguments) else { break }
      let (threads, isCurrent) = threads(ofScheduler: argument.value.value, text: project.text(argument.place))
      if isCurrent { break }
      facts.deliver(
        on: threads, because: Cause(place: step.place, reason: schedulerReason(step.row.name, argument, threads)))
    case .keepOrScheduler:
      guard let argument = schedulerArgument(step.arguments.filter { $0.label != nil || step.arguments.count == 1 })
      else { break }
      let (threads, isCurrent) = threads(ofScheduler: argument.value.value, text: project.text(argument.place))
      if isCurrent { break }
      facts.threads.formUnion(threads)
      // The first window opens when it is subscribed to.
      if step.row.name == "window" { facts.threads.insert(.subscriber) }
      let reason = Cause(place: step.place, reason: schedulerReason(step.row.name, argument, threads))
      if threads.contains(.background) {
        facts.background = facts.background ?? reason
        // What waits is delivered by the scheduler; that no element stays on main is the usual case.
      }
      if threads.contains(.unknown) { facts.unknownThread = facts.unknownThread ?? reason }
    case .subscriberOnScheduler: moveSubscribing(step, &facts)
    case .inner:
      guard let inner = step.inner else { break }
      var outer = facts
      // `deferred` has no element to be subscribed by: it is subscribed to itself.
      if step.row.kind == .source {
        outer.threads = .subscriber
        outer.replays = inner.facts.replays
      }
      replaceSubscriber(of: inner.facts, with: outer, into: &facts, isUnion: false)
    case .keepOrInner:
      guard let inner = step.inner,
        step.row.failure != .catchesIntoInner || facts.canFail != nil || facts.unknownFailure != nil
          || !facts.subjects.isEmpty
      else { break }
      replaceSubscriber(of: inner.facts, with: facts, into: &facts, isUnion: true)
    case .inputs: for input in inputs(step.arguments) { facts.joinThreads(of: input.facts) }
    case .sampler:
      if let sampler = inputs(step.arguments).first {
        facts.deliver(on: [], because: cause())
        facts.joinThreads(of: sampler.facts)
        if sampler.facts.canBeOver { facts.ends.joinSubscriber() }
        // It samples once more when the sampler ends, and not when the receiver does.
        facts.deliver(at: facts.ends.completions)
      }
    case .subscriber: facts.deliver(on: .subscriber, because: cause())
    case .keepOrSubscriber: facts.threads.formUnion(.subscriber)
    case .unknown where step.row.name == "timeout":
      // The other sequence is subscribed to on the scheduler.
      for input in inputs(step.arguments.filter { $0.label == "other" }) {
        var other = input.facts
        moveSubscribing(step, &other)
        facts.joinThreads(of: other)
      }
    case .caller, .unknown:
      facts.deliver(
        on: .unknown, because: Cause(place: step.place, reason: "\(step.row.name) delivers where it is called from"))
    }
  }

  private func schedulerReason(_ name: String, _ argument: Argument, _ threads: Threads) -> String {
    let scheduler = project.children(argument.place).last.map { project.text($0) } ?? ""
    return "\(name) delivers on \(scheduler.firstLine)"
  }

  /// What comes upon subscribing, an end too, comes on the scheduler from now on.
  private func moveSubscribing(_ step: OperatorStep, _ facts: inout Facts) {
    guard let argument = schedulerArgument(step.arguments) else { return }
    let (threads, isCurrent) = threads(ofScheduler: argument.value.value, text: project.text(argument.place))
    if isCurrent { return }
    let reason = Cause(place: step.place, reason: schedulerReason(step.row.name, argument, threads))
    if facts.threads.contains(.subscriber) || facts.replays {
      facts.threads.remove(.subscriber)
      facts.threads.formUnion(threads)
      if threads.contains(.background) { facts.background = facts.background ?? reason }
      if threads.contains(.unknown) { facts.unknownThread = facts.unknownThread ?? reason }
    }
    if facts.canBeOver { facts.ends.joinSubscriber() }
    facts.ends.moveSubscriber(to: threads, because: reason)
  }

  /// What an inner sequence delivers synchronously comes on the thread that subscribed to it: the outer element's.
  private func replaceSubscriber(of inner: Facts, with outer: Facts, into facts: inout Facts, isUnion: Bool) {
    var result = inner
    if inner.threads.contains(.subscriber) || inner.replays || inner.threads.isEmpty && inner.relays.isEmpty {
      result.threads.remove(.subscriber)
      result.joinThreads(of: outer)
    }
    if isUnion { result.joinThreads(of: outer) }
    facts.threads = result.threads
    facts.background = result.background
    facts.unknownThread = result.unknownThread
    facts.relays = result.relays
    // The flattened sequence comes at once where what is above it does.
    facts.replays = outer.replays
  }

  // MARK: - Ends

  /// Where the step's own end can come, and what it sends then.
  private func applyEnds(_ step: OperatorStep, _ before: Facts, _ facts: inout Facts) {
    let row = step.row
    switch row.delivery {
    case .inner, .keepOrInner:
      guard let inner = step.inner else { break }
      facts.ends.join(before)
      if row.closureMayThrow, throwsInClosure(step.arguments) { facts.ends.errors.join(before, writers: before.relays) }
      var ends = inner.facts.ends
      // A subject that is over, met in a closure.
      if inner.facts.canBeOver { ends.joinSubscriber() }
      if ends.removeSubscriber() {
        var outer = before
        // `deferred` and `using` are subscribed to themselves, there is no outer element.
        if row.kind == .source { outer.threads = .subscriber }
        ends.completions.join(outer, writers: outer.relays)
        ends.errors.join(outer, writers: outer.relays)
      }
      facts.ends.join(ends)
      // The next inner sequence is subscribed to where the one before it ended.
      if row.delivery == .inner, row.subscribesAtEnd, inner.facts.threads.contains(.subscriber) || inner.facts.replays {
        facts.deliver(at: ends.completions)
      }
    case .sampler: facts.ends.join(before)
    case .scheduler where row.name == "delay":
      // The end is delayed, an error is not. (Delay.swift.)
      var ends = Ends()
      ends.join(before)
      facts.ends.errors.join(ends.errors)
    default: break
    }
    if row.kind == .source, row.delivery == .nothing { facts.ends.joinSubscriber() }
    if row.failure == .inputs {
      for input in inputs(step.arguments) {
        facts.ends.join(input.facts)
        // What the argument of `take(until:)` sends is the end.
        if row.endsWithAnElement { facts.ends.completions.writers.join(input.facts.relays) }
      }
    }
    applyTimers(step, &facts)
    if row.failure == .catches || row.failure == .catchesIntoInner { facts.ends.joinErrors(of: before) }
    if row.endsWithAnElement { facts.ends.completions.writers.join(before.relays) }
    if row.addsFailure { facts.ends.errors.join(facts.ends.completions) }
    if facts.canBeOver, row.delivery != .subscriberOnScheduler { facts.ends.joinSubscriber() }
    // The second sequence's own end, if it comes upon subscribing, comes where the first one's did.
    if row.subscribesAtEnd, facts.ends.hasSubscriber { facts.ends.mix() }
    let subscribes = row.subscribesAtEnd && (facts.threads.contains(.subscriber) || facts.replays)
    if row.sendsAtError || subscribes { facts.deliver(at: facts.ends.errors) }
    if row.sendsAtCompletion || subscribes { facts.deliver(at: facts.ends.completions) }
  }

  /// A time that is over ends the sequence on the scheduler.
  private func applyTimers(_ step: OperatorStep, _ facts: inout Facts) {
    let isTake = step.row.name == "take" && step.row.labels.contains("scheduler")
    guard isTake || step.row.name == "timeout", let argument = schedulerArgument(step.arguments) else { return }
    let (threads, _) = threads(ofScheduler: argument.value.value, text: project.text(argument.place))
    let cause = Cause(place: step.place, reason: "\(step.row.name) ends the sequence there")
    if isTake {
      facts.ends.completions.join(threads, because: cause)
    } else {
      facts.ends.errors.join(threads, because: cause)
    }
  }
}
