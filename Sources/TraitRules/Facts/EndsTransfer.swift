/// Where a step's own end comes, and what it sends then.
extension FactFold {
  /// Where the step's own end can come, and what it sends then.
  func transferEnds(_ step: StepInProgress, _ facts: inout Facts) {
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
      let triesAgain = row.shape.traits.contains(.subscribesAtError) && step.inner == nil
      if !triesAgain {
        ends.mix()
      } else if ends.completions.mayLackFirst {
        // What has failed for good fails again for whoever tries again, and does not complete.
        ends.errors.join(ends.completions)
      } else {
        // What completes is not tried again.
        ends.completions.join(ends.errors)
      }
    }
    facts.delivery.ends = ends
    facts.delivery.isEndMoved = (facts.delivery.isEndMoved || isMoved) && row.sharing != .shares
    sendAtEnds(step, &facts)
    if row.shape.traits.contains(.joinsInTurn), row.delivery == .inputs { startLater(step, &facts) }
    if addsElements(step) {
      facts.delivery.ends.completions.bringElements()
    }
    // What has timed out is over, and so is what ended without an element: the other sequence's end need not be the last.
    if row.lifetime == .inputs, !row.endsWithAny, !row.takesOver {
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
      let replaces = step.row.failure == .catchesIntoInner
      var outer = replaces ? before.ends.errors : before.delivery.elements
      if replaces { outer.mark(replacesWithOne(step) ? .replacement : .none) }
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
