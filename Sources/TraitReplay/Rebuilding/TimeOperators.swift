import TraitRules
import TraitRuntime

/// Steps that move elements to another thread or another time.
enum TimeOperators {
  static let rows: [OperatorRow] = [
    .step("observe") { input, step throws(NotReplayed) in input.observe(on: step.immediateScheduler) },
    .step("observeOn") { input, step throws(NotReplayed) in input.observe(on: step.immediateScheduler) },
    .step("subscribe") { input, step throws(NotReplayed) in input.subscribe(on: step.immediateScheduler) },
    .step("subscribeOn") { input, step throws(NotReplayed) in input.subscribe(on: step.immediateScheduler) },
    .step("delaySubscription") { input, step throws(NotReplayed) in
      input.delaySubscription(Timing.short, scheduler: step.scheduler)
    },
    .step("delay") { input, step throws(NotReplayed) in input.delay(Timing.short, scheduler: step.scheduler) },
    .step("throttle") { input, step throws(NotReplayed) in
      input.throttle(Timing.short, latest: !step.step.dropsLatest, scheduler: step.scheduler)
    },
    .step("debounce") { input, step throws(NotReplayed) in input.debounce(Timing.short, scheduler: step.scheduler) },
    .step("timeout") { input, step throws(NotReplayed) in
      step.step.row.labels.contains("other")
        ? input.timeout(Timing.timeout, other: try step.firstArgument(), scheduler: step.scheduler)
        : input.timeout(Timing.timeout, scheduler: step.scheduler)
    },
    .step("buffer") { input, step throws(NotReplayed) in
      input.buffer(timeSpan: Timing.timeout, count: 2, scheduler: step.scheduler).map { Element.joined($0) }
    },
    .step("window") { input, step throws(NotReplayed) in
      input.window(timeSpan: Timing.timeout, count: 2, scheduler: step.scheduler).map { _ in step.element }
    },
  ]
}
