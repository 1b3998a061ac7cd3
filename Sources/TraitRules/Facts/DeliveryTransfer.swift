/// On which thread elements come after a step.
extension FactFold {
  func transferDelivery(_ step: StepInProgress, _ facts: inout Facts) {
    transferElements(step, &facts)
    transferEnds(step, &facts)
  }

  private func transferElements(_ step: StepInProgress, _ facts: inout Facts) {
    let scheduler = step.step.scheduler
    switch step.row.delivery {
    case .keep:
      if step.row.takesFirst, step.step.number == 1 { takeOne(step, &facts.delivery) }
      // The one value that was there is left out.
      if step.row.shape.traits.contains(.skipsFirst), step.step.number >= 1, facts.delivery.elements.isFirstValue {
        _ = facts.delivery.elements.removeSubscriber()
        facts.lifetime.hasValue = false
      }
      let passesSome = !step.row.shape.traits.isDisjoint(with: [.selectsElements, .unwrapsElements])
      if passesSome {
        facts.delivery.elements.passSome()
        facts.delivery.ends.passSome()
      }
      if step.row.shape.traits.contains(.dropsRepetitions) { facts.delivery.elements.passChanges() }
      if step.row.failure == .handler { subscribeAgain(step, &facts) }
      if step.row.result == .connectable { connect(step, &facts) }
    case .nothing:
      let ends = facts.ends
      facts.delivery.deliver(on: [], because: .none)
      facts.delivery.ends.join(ends)
    case .main, .mainByContract: facts.delivery.deliver(on: .main, because: .none)
    case .mainByDefault:
      facts.delivery.deliver(on: .main, because: .none)
      facts.delivery.isMainByDefault = true
      if let scheduler { deliver(on: scheduler, queueOf: step, &facts) }
    case .background:
      facts.delivery.deliver(on: .background, because: step.cause(.answersOffMain))
      if let scheduler, step.step.options.contains(.hasQueue) { deliver(on: scheduler, queueOf: step, &facts) }
    case .scheduler:
      guard let scheduler else { break }
      let isSilent = step.step.input != nil && !facts.sendsElements
      facts.delivery.deliver(on: scheduler, because: step.schedulerCause)
      // `empty()` has nothing to bring there but its end.
      if isSilent {
        facts.delivery.ends = Ends(errors: facts.delivery.elements, completions: facts.delivery.elements)
        facts.delivery.elements = EndThreads()
      }
    case .keepOrScheduler: transferWaiting(step, &facts)
    case .subscriberOnScheduler: moveSubscribing(step, &facts)
    case .inner:
      guard let inner = step.inner else { break }
      var outer = facts.delivery
      // `deferred` has no element to be subscribed by: it is subscribed to itself.
      if step.row.kind == .source {
        outer.threads = .subscriber
        outer.replays = inner.delivery.replays
      }
      replaceSubscriber(of: inner, with: outer, startedBy: outer.elements, into: &facts, isUnion: false)
    case .keepOrInner:
      guard let inner = step.inner, step.row.failure != .catchesIntoInner || facts.failure.isOpen else { break }
      // What replaces an error is subscribed to where that comes, and not where elements do (`sendAtEnds`).
      let starter = step.row.failure == .catchesIntoInner ? EndThreads() : facts.delivery.elements
      replaceSubscriber(of: inner, with: facts.delivery, startedBy: starter, into: &facts, isUnion: true)
    case .inputs:
      // A Completable has an end and no elements, whatever is in sight of it.
      if step.step.input != nil, step.inputTrait == .completable {
        let ends = facts.ends
        facts.delivery.deliver(on: [], because: .none)
        facts.delivery.ends.join(ends)
      }
      for input in step.inputs { facts.delivery.join(input.delivery) }
    case .sampler:
      guard let sampler = step.inputs.first else { break }
      facts.delivery.deliver(on: [], because: .none)
      facts.delivery.join(sampler.delivery)
      if sampler.canBeOver { facts.delivery.ends.joinSubscriber() }
      // It samples once more when the sampler ends, and not when the receiver does.
      facts.delivery.deliver(at: sampler.ends.completions)
    case .subscriber: facts.delivery.deliver(on: .subscriber, because: .none)
    case .keepOrSubscriber:
      facts.delivery.elements.join(step.row.isVariadic ? EndThreads(threads: .subscriber) : .firstValue)
    case .caller, .unknown: transferCaller(step, &facts)
    }
    if facts.delivery.elements.isFirstValue, mayHoldBackFirst(step) { facts.delivery.elements.mayLackFirst = true }
  }

  /// A relay with a value gives it to each subscriber at once: what comes later, the next ones get. (BehaviorSubject.swift)
  /// What others have sent into something that keeps it is there for most. (ReplaySubject.swift)
  private func takeOne(_ step: StepInProgress, _ delivery: inout Delivery) {
    let elements = delivery.elements
    if [.behaviorRelay, .variable].contains(step.inputTrait) || elements.beginsWithValue {
      let ends = delivery.ends
      delivery.deliver(on: .subscriber, because: .none)
      delivery.ends = ends
    } else if delivery.replays, delivery.isFed {
      delivery.elements.doubt()
    }
  }

  private func deliver(on threads: Threads, queueOf step: StepInProgress, _ facts: inout Facts) {
    facts.delivery.deliver(on: threads, because: cause(step.step.place, .code(step.step.schedulerPlace, .madeWith)))
  }

  /// `debounce`, `throttle`, `buffer`: some elements on the scheduler, some on the thread above.
  private func transferWaiting(_ step: StepInProgress, _ facts: inout Facts) {
    // With `latest: false` the scheduler tells the time and delivers nothing. (Throttle.swift)
    guard let scheduler = step.step.scheduler, !step.step.options.contains(.dropsLatest) else { return }
    // But for a throttle's, the first one waits as well.
    if facts.delivery.elements.isFirstValue, !step.row.shape.traits.contains(.endsWithWhatWaits) {
      facts.delivery.elements.mayLackFirst = true
    }
    let lifetime = step.before.lifetime
    if step.row.shape.traits.contains(.waits), lifetime.isEndless || lifetime.isOngoing {
      // What goes on has every element wait, but for one that comes with the end.
      facts.delivery.deliver(on: scheduler, because: step.schedulerCause)
      return
    }
    // After a first value that is let through at once, the only ones that follow may all come in time to wait.
    if step.row.shape.traits.contains(.endsWithWhatWaits), lifetime.lasting < .lasting,
      facts.delivery.threads.contains(.subscriber)
    {
      facts.delivery.elements.doubt()
    }
    var late = EndThreads()
    late.join(scheduler, because: step.schedulerCause)
    if step.row.shape.traits.contains(.waits) {
      // What ends may do so before the time is over: then nothing had to wait for that, and all is sent with the end.
      late.doubt()
      facts.delivery.elements = EndThreads()
    }
    facts.delivery.elements.join(late)
    if step.row.shape.traits.contains(.opensAtOnce) { facts.delivery.threads.insert(.subscriber) }
  }

  /// After an error, what is above is subscribed to where the handler says so: what that brings at once comes there.
  /// (RetryWhen.swift)
  private func subscribeAgain(_ step: StepInProgress, _ facts: inout Facts) {
    guard step.before.failure.isOpen, facts.delivery.threads.contains(.subscriber), let handler = step.inner else {
      return
    }
    facts.delivery.elements.join(handler.delivery.elements)
  }

  /// What is above is subscribed to where somebody connects it, whoever listens below.
  /// (ConnectableObservableType.swift)
  private func connect(_ step: StepInProgress, _ facts: inout Facts) {
    guard facts.delivery.threads.contains(.subscriber) else { return }
    for connection in definitions.connections(of: step.step.place) {
      let there = self.facts(of: connection).delivery.elements
      if there.threads.contains(.background) { facts.delivery.elements.join(there) }
    }
  }

  /// On the thread that causes an element, where that is known.
  private func transferCaller(_ step: StepInProgress, _ facts: inout Facts) {
    if step.row.shape.traits.contains(.timesOut) {
      // The other sequence is subscribed to on the scheduler.
      for var other in step.inputs {
        moveSubscribing(step, &other)
        facts.delivery.join(other.delivery)
      }
      return
    }
    if step.row.delivery == .caller, let context = step.inner {
      facts.delivery.deliver(on: [], because: .none)
      facts.delivery.elements = context.delivery.elements
      facts.delivery.elements.sendOn()
      return
    }
    facts.delivery.deliver(
      on: .unknown, because: step.cause(step.row.library == "RxSwift" ? .deliversWhereCalled : .deliversWhereCaused))
  }

  /// What comes upon subscribing, an end too, comes on the scheduler from now on.
  private func moveSubscribing(_ step: StepInProgress, _ facts: inout Facts) {
    guard let scheduler = step.step.scheduler else { return }
    let (canBeOver, bringsNothing) = (facts.canBeOver, !facts.delivery.comesAtOnce)
    var atOnce = EndThreads()
    atOnce.join(scheduler, because: step.schedulerCause)
    if facts.delivery.threads.contains(.subscriber) {
      facts.delivery.elements.moveSubscriber(to: atOnce)
    } else if facts.delivery.replays {
      // Only who comes late is given the last element at once, and nothing in sight says that anybody does.
      atOnce.doubt()
      facts.delivery.elements.join(atOnce)
    } else if !step.before.failure.unknown.isNone, scheduler.contains(.background) {
      // What is lost may have something at once.
      atOnce.doubt()
      facts.delivery.elements.unknown = atOnce.unknown
    }
    var over = EndThreads()
    over.join(scheduler, because: step.schedulerCause)
    facts.delivery.ends.errors.moveSubscriber(to: over)
    var end = over
    end.hadNothing = bringsNothing && over.threads.contains(.background)
    facts.delivery.ends.completions.moveSubscriber(to: end)
    // Only who comes late finds it over.
    if canBeOver {
      over.doubt()
      facts.delivery.ends.errors.join(over)
      facts.delivery.ends.completions.join(over)
    }
  }

  /// What an inner sequence delivers synchronously comes on the thread that subscribed to it: the outer element's.
  private func replaceSubscriber(
    of inner: Facts, with outer: Delivery, startedBy starter: EndThreads, into facts: inout Facts, isUnion: Bool
  ) {
    var result = inner.delivery
    if result.threads.contains(.subscriber) || result.replays {
      var starter = starter
      if result.elements.mayLackFirst { starter.doubt() }
      _ = result.elements.removeSubscriber()
      result.elements.join(starter)
      result.isFed = result.isFed || outer.isFed
    }
    if isUnion {
      result.elements.join(outer.elements)
      result.isFed = result.isFed || outer.isFed
    }
    facts.delivery.elements = result.elements
    facts.delivery.isFed = result.isFed
    // The flattened sequence comes at once where what is above it does, and the inner one too.
    facts.delivery.replays = outer.replays && (isUnion || inner.delivery.comesAtOnce)
  }
}
