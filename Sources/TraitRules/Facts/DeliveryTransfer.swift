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
      if passesSome { facts.delivery.elements.passSome() }
      if step.row.shape.traits.contains(.dropsRepetitions) { facts.delivery.elements.passChanges() }
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

  // MARK: - Ends

  /// Where the step's own end can come, and what it sends then.
  private func transferEnds(_ step: StepInProgress, _ facts: inout Facts) {
    let (row, before) = (step.row, step.before)
    var ends = facts.delivery.ends
    switch row.delivery {
    case .inner, .keepOrInner: transferInnerEnds(step, &ends, &facts)
    case .sampler: ends.join(before.ends)
    case .scheduler where row.shape.traits.contains(.delaysEnd):
      // The end is delayed, an error is not. (Delay.swift.)
      ends.errors.join(before.ends.errors)
    // Elements wait, errors do not. (Debounce.swift, Throttle.swift, Buffer.swift.)
    case .keepOrScheduler: ends.errors.join(before.ends.errors)
    default: break
    }
    // `empty()` and `error(_:)` end at once, each in its own way; `never()` in none.
    if row.kind == .source, row.delivery == .nothing, row.lifetime != .ongoing {
      if row.addsFailure {
        ends.errors.threads.insert(.subscriber)
      } else {
        ends.completions.join(EndThreads(threads: .subscriber, hadNothingAtOnce: true))
      }
    }
    if row.failure == .inputs {
      for input in step.inputs {
        ends.join(input.ends)
        // What the argument of `take(until:)` sends is the end.
        if row.endsWithAnElement { ends.completions.join(input.delivery.elements) }
      }
    }
    transferTimers(step, &ends)
    // Errors that are caught complete the sequence where they came, or what replaces them does.
    if row.failure == .catches || row.failure == .catchesIntoInner, before.failure.isOpen {
      var caught = before.ends.errors
      caught.mark(replacesWithOne(step) ? .replacement : .none)
      ends.completions.join(caught)
    }
    // Who makes a sequence of errors ends this one with that. (RetryWhen.swift)
    if row.failure == .handler, before.failure.isOpen, let handler = step.inner { ends.join(handler.ends) }
    if row.endsWithAnElement { ends.completions.join(before.delivery.elements) }
    // A closure runs where elements come, or the error that it is given.
    if step.step.options.contains(.throwing) || step.step.reads != nil {
      ends.errors.join(row.handlesErrors ? before.ends.errors : before.delivery.elements)
    }
    if row.addsFailure, !row.shape.traits.contains(.timesOut) {
      ends.errors.join(ends.completions)
      if !before.lifetime.isEndless { ends.errors.join(before.delivery.elements) }
    }
    // An end that is there already is moved with the elements, by what moves those.
    let isMoved = row.delivery == .subscriberOnScheduler || row.delivery == .scheduler && step.step.scheduler != nil
    if facts.canBeOver, !isMoved { ends.joinSubscriber() }
    // The second sequence's own end, if it comes upon subscribing, comes where the first one's did.
    if row.subscribesAtEnd, ends.hasSubscriber {
      // What has failed for good fails again for whoever tries again, and does not complete.
      let triesAgain = row.shape.traits.contains(.subscribesAtError) && step.inner == nil
      if triesAgain, ends.completions.mayLackFirst { ends.errors.join(ends.completions) } else { ends.mix() }
    }
    facts.delivery.ends = ends
    sendAtEnds(step, &facts)
    if row.shape.traits.contains(.joinsInTurn), row.delivery == .inputs { startLater(step, &facts) }
    if addsElements(step) {
      (facts.delivery.ends.completions.hadNothing, facts.delivery.ends.completions.hadNothingAtOnce) = (false, false)
    }
    // What has timed out is over: only the other sequence's end is left.
    if row.lifetime == .inputs, !row.endsWithAny, !row.shape.traits.contains(.timesOut) {
      endWithLast(of: step, &facts.delivery.ends)
    }
  }

  /// Of several that are joined, the last to end is the end.
  private func endWithLast(of step: StepInProgress, _ ends: inout Ends) {
    let parts = step.joined
    if parts.contains(where: \.lifetime.isEndless) {
      ends.completions = EndThreads()
    } else if (parts + collected(by: step)).contains(where: { $0.lifetime.canGoOn && !$0.lifetime.endsEarly }) {
      ends.completions.doubt()
    }
  }

  private func transferInnerEnds(_ step: StepInProgress, _ ends: inout Ends, _ facts: inout Facts) {
    guard let inner = step.inner else { return }
    let before = step.before
    var innerEnds = inner.ends
    let failsAtOnce = innerEnds.errors.removeSubscriber()
    let endsAtOnce = innerEnds.completions.removeSubscriber() || failsAtOnce
    // What goes on, as a control does, ends with the screen: hardly anything that it started ends later.
    if step.row.delivery == .inner, before.lifetime.isOngoing { innerEnds.completions.doubt() }
    var outerEnds = before.ends
    // The end comes with whichever ends last: of what takes its time inside, hardly with what started it.
    if step.row.delivery == .inner, !endsAtOnce {
      outerEnds.completions.doubt()
      ends.completions.doubt()
    }
    ends.join(outerEnds)
    if endsAtOnce {
      var outer = step.row.failure == .catchesIntoInner ? before.ends.errors : before.delivery.elements
      // `deferred` and `using` are subscribed to themselves, there is no outer element.
      if step.row.kind == .source { outer.threads = .subscriber }
      innerEnds.errors.join(outer)
      // What ends at once has ended before the next element, and so before an end that comes without one.
      if step.row.delivery == .inner, before.lifetime.isOngoing { outer.doubt() }
      innerEnds.completions.join(outer)
    }
    ends.join(innerEnds)
    // The next inner sequence is subscribed to where the one before it ended.
    if step.row.delivery == .inner, step.row.subscribesAtEnd,
      inner.delivery.threads.contains(.subscriber) || inner.delivery.replays
    {
      innerEnds.completions.standIn = .none
      facts.delivery.deliver(at: innerEnds.completions)
    }
  }

  /// A time that is over ends the sequence on the scheduler.
  private func transferTimers(_ step: StepInProgress, _ ends: inout Ends) {
    guard let scheduler = step.step.scheduler else { return }
    let traits = step.row.shape.traits
    if traits.contains(.endsByTimer)
      || traits.contains(.endsWithWhatWaits) && !step.step.options.contains(.dropsLatest)
    {
      ends.completions.join(scheduler, because: step.cause(.endsThere))
    }
    if traits.contains(.timesOut) { ends.errors.join(scheduler, because: step.cause(.endsThere)) }
  }

  private func sendAtEnds(_ step: StepInProgress, _ facts: inout Facts) {
    let row = step.row
    // What takes the place of an error is subscribed to there.
    let next = row.failure == .catchesIntoInner ? step.inner?.delivery ?? facts.delivery : facts.delivery
    // What a share kept is gone once that has failed: who tries again begins anew.
    let isForgotten = row.failure != .catchesIntoInner && step.before.sharing.restarts
    let sendsAtOnce = next.threads.contains(.subscriber) || next.replays && !isForgotten
    // What replaces an error is nothing to a sequence that cannot fail.
    let takesOver = !row.shape.traits.contains(.subscribesAtError) || step.hasFailure(where: \.isOpen)
    let subscribes = row.subscribesAtEnd && sendsAtOnce && takesOver
    let subscribesAtError = subscribes && row.shape.traits.contains(.subscribesAtError)
    let sendsAtError = row.sendsAtError && (row.failure != .catchesIntoInner || sendsAtOnce)
    if subscribesAtError || sendsAtError && step.before.failure.isOpen {
      let isSure = step.hasFailure(where: \.canFail)
      // Of a function of the type, the errors are those of its arguments.
      var end = row.isStatic ? facts.delivery.ends.errors : step.before.ends.errors
      // Where nobody knows whether an error comes, nobody knows whether its place is taken.
      if !isSure { end.doubt() }
      end.mark(replacesWithOne(step) ? .replacement : .none)
      facts.delivery.deliver(at: end)
    }
    if row.sendsAtCompletion || subscribes && !subscribesAtError, !step.before.lifetime.isEndless {
      var ends = [facts.delivery.ends.completions, step.before.ends.completions]
      if row.shape.traits.contains(.waits), step.before.lifetime.canGoOn, !step.before.lifetime.endsEarly {
        // What goes on ends when it likes, with nothing that still waits, and not as soon as it is subscribed to.
        for index in ends.indices {
          ends[index].doubt()
          if step.before.lifetime.isOngoing { _ = ends[index].removeSubscriber() }
        }
      }
      for var end in ends {
        // What is over already when it is subscribed to has left nothing to pass on.
        if row.shape.traits.contains(.sendsWhatWaits) {
          end.leaveNothing(comesAtOnce: step.before.delivery.comesAtOnce)
        }
        // The last to come, and so the one that waits for the end, is what took the place of an error which ended it.
        if !passesLastAlone(step) { (end.standIn, end.isFirstValue) = (.none, false) }
        facts.delivery.deliver(at: end)
      }
    }
  }

  /// What follows a sequence is subscribed to where that ends: nothing of it comes where the whole is subscribed to, but
  /// for what ends there.
  private func startLater(_ step: StepInProgress, _ facts: inout Facts) {
    guard let first = step.step.input == nil ? step.inputs.first : step.before, !first.canBeOver,
      !first.ends.hasSubscriber
    else { return }
    _ = facts.delivery.ends.errors.removeSubscriber()
    _ = facts.delivery.ends.completions.removeSubscriber()
    if first.delivery.threads.contains(.subscriber) || first.delivery.replays { return }
    _ = facts.delivery.elements.removeSubscriber()
    facts.delivery.replays = false
  }

  /// Whether something comes before an end of which the sequence above had nothing.
  private func addsElements(_ step: StepInProgress) -> Bool {
    let row = step.row
    let traits = row.shape.traits
    if row.delivery == .keepOrSubscriber || row.subscribesAtEnd || traits.contains(.opensAtOnce) { return true }
    if row.sendsAtCompletion, !traits.contains(.sendsWhatWaits) { return true }
    return step.inputs.contains(where: \.delivery.comesAtOnce)
  }

  private func passesLastAlone(_ step: StepInProgress) -> Bool {
    step.row.shape.traits.contains(.sendsWhatWaits) && (step.step.scheduler != nil || step.step.number == 1)
  }

  /// Whether one element takes the place of an error, and the end is next.
  private func replacesWithOne(_ step: StepInProgress) -> Bool {
    step.row.failure == .catches || step.row.failure == .catchesIntoInner && step.inner?.lifetime.endsAtOnce == true
  }
}
