/// Where an observable begins. The forms without a scheduler emit while they are being subscribed to.
enum ObservableSources {
  static let rows: [CatalogueRow] = values + scheduled + closures

  private static let values: [CatalogueRow] = [
    .source("just(_:)", delivery: .subscriber, twin: .same, "Just.swift"),
    .source(
      "of(_:…)", delivery: .subscriber, twin: .same, "Sequence.swift: the scheduler's default is the subscribing thread"
    ),
    .source(
      "from(_:)", delivery: .subscriber, twin: .same,
      "Sequence.swift since 3.0; took an optional from 3.1 to 5.1; on a Driver since 3.5"),
    .source("from(optional:)", delivery: .subscriber, since: .init(3, 3), twin: .same, "Optional.swift"),
    .source("empty()", delivery: .nothing, twin: .same, "Empty.swift"),
    .source("never()", delivery: .nothing, lifetime: .ongoing, twin: .same, "Never.swift"),
    .source("error(_:)", delivery: .nothing, failure: .adds("error(_:) sends an error"), "Error.swift"),
    .source("range(start:count:)", delivery: .subscriber, "Range.swift"),
    .source("repeatElement(_:)", delivery: .subscriber, lifetime: .ongoing, "Repeat.swift"),
    .source(
      "generate(initialState:condition:iterate:)", delivery: .subscriber, throwing: true, lifetime: .unknown,
      "Generate.swift"),
  ]

  private static let scheduled: [CatalogueRow] = [
    .source("just(_:scheduler:)", delivery: .scheduler, twin: .withoutScheduler, "Just.swift"),
    .source("of(_:…scheduler:)", delivery: .scheduler, twin: .withoutScheduler, "Sequence.swift"),
    .source("from(_:scheduler:)", delivery: .scheduler, since: .init(3), twin: .withoutScheduler, "Sequence.swift"),
    .source(
      "from(optional:scheduler:)", delivery: .scheduler, since: .init(3, 3), twin: .withoutScheduler, "Optional.swift"),
    .source("range(start:count:scheduler:)", delivery: .scheduler, "Range.swift"),
    .source("repeatElement(_:scheduler:)", delivery: .scheduler, lifetime: .ongoing, "Repeat.swift"),
    .source(
      "generate(initialState:condition:scheduler:iterate:)", delivery: .scheduler, throwing: true, lifetime: .unknown,
      "Generate.swift"),
    .source(
      "interval(_:scheduler:)", delivery: .scheduler, lifetime: .ongoing, twin: .withoutScheduler,
      "Timer.swift: one timer a subscriber"),
    .source(
      "timer(_:period:scheduler:)", delivery: .scheduler, lifetime: .ongoing, twin: .withoutScheduler, "Timer.swift"),
    .source(
      "timer(_:scheduler:)", delivery: .scheduler,
      "Timer.swift: period left out, so one element; a Driver's timer needs a period"),
  ]

  private static let closures: [CatalogueRow] = [
    .source(
      "create(_:)", delivery: .caller, failure: .adds("the closure of create may send one"),
      sharing: .effect("the closure of create"), lifetime: .unknown,
      "Create.swift: on whatever thread the closure calls its observer"),
    .source(
      "deferred(_:)", delivery: .inner, failure: .inner, throwing: true, sharing: .effect("the closure of deferred"),
      lifetime: .inner, twin: .driverArguments, "Deferred.swift; on a Driver the closure cannot throw"),
    .source(
      "using(_:observableFactory:)", delivery: .inner, failure: .inner, throwing: true,
      sharing: .effect("the closures of using"), lifetime: .inner, "Using.swift"),
  ]
}
