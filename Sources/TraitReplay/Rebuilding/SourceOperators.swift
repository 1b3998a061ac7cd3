import TraitRules
import TraitRuntime

/// Sources.
enum SourceOperators {
  static let rows: [OperatorRow] = values + timers + closures

  private static let values: [OperatorRow] = [
    OperatorRow("just") { step throws(NotReplayed) in
      step.source {
        step.step.scheduler == nil ? .just(step.element) : .just(step.element, scheduler: step.scheduler)
      }
    },
    OperatorRow("of") { step throws(NotReplayed) in several(step) },
    OperatorRow("from", "optional") { step throws(NotReplayed) in
      step.source {
        step.step.scheduler == nil
          ? .from(optional: step.element) : .from(optional: step.element, scheduler: step.scheduler)
      }
    },
    OperatorRow("from") { step throws(NotReplayed) in several(step) },
    OperatorRow("empty") { step throws(NotReplayed) in step.source { .empty() } },
    OperatorRow("never") { step throws(NotReplayed) in step.source { .never() } },
    OperatorRow("error") { step throws(NotReplayed) in step.source { .error(ReplayError()) } },
    OperatorRow("range") { step throws(NotReplayed) in
      step.source { Observable.range(start: 0, count: 2, scheduler: step.immediateScheduler).map { element(step, $0) } }
    },
    OperatorRow("generate") { step throws(NotReplayed) in
      step.source {
        Observable.generate(
          initialState: 0, condition: { $0 < 2 }, scheduler: step.immediateScheduler,
          iterate: {
            try step.call()
            return $0 + 1
          }
        ).map { element(step, $0) }
      }
    },
    // Without an end, but not without bound: it would hold up time.
    OperatorRow("repeatElement") { step throws(NotReplayed) in
      step.source {
        Observable.repeatElement(step.element, scheduler: step.immediateScheduler).take(4).concat(Observable.never())
      }
    },
  ]

  private static let timers: [OperatorRow] = [
    OperatorRow("interval") { step throws(NotReplayed) in
      step.source { Observable<Int>.interval(Timing.period, scheduler: step.scheduler).map { element(step, $0) } }
    },
    OperatorRow("timer") { step throws(NotReplayed) in
      let period = step.step.row.labels.contains("period") ? Timing.period : nil
      return step.source {
        Observable<Int>.timer(Timing.short, period: period, scheduler: step.scheduler).map { element(step, $0) }
      }
    },
  ]

  private static let closures: [OperatorRow] = [
    OperatorRow("deferred") { step throws(NotReplayed) in
      step.source {
        step.runEffect()
        try step.call()
        return step.inner()
      }
    },
    OperatorRow("using") { step throws(NotReplayed) in
      step.source {
        Observable.using {
          step.runEffect()
          try step.call()
          return BooleanDisposable()
        } observableFactory: { (_: BooleanDisposable) in
          step.inner()
        }
      }
    },
  ]

  private static func several(_ step: Rebuilding) -> Built {
    let elements = [step.element, step.element.passed(through: 1)]
    return step.source {
      step.step.scheduler == nil ? .from(elements) : .from(elements, scheduler: step.scheduler)
    }
  }

  private static func element(_ step: Rebuilding, _ index: Int) -> Element {
    step.element.passed(through: UInt64(index))
  }
}
