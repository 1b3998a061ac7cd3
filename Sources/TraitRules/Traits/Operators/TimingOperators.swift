/// Steps that move elements to another thread or another time.
enum TimingOperators {
  static let rows: [CatalogueRow] = hops + delays + windows

  private static let hops: [CatalogueRow] = [
    .step("observe(on:)", delivery: .scheduler, since: .init(6), twin: .needless, "ObserveOn.swift"),
    .step(
      "observeOn(_:)", delivery: .scheduler, deprecated: .init(6), now: "observe(on:)", twin: .needless,
      "ObserveOn.swift"),
    .step(
      "subscribe(on:)", delivery: .subscriberOnScheduler, since: .init(6),
      "SubscribeOn.swift: moves the subscribing; an asynchronous source keeps its thread"),
    .step(
      "subscribeOn(_:)", delivery: .subscriberOnScheduler, deprecated: .init(6), now: "subscribe(on:)",
      "SubscribeOn.swift"),
    .step("delaySubscription(_:scheduler:)", delivery: .subscriberOnScheduler, "DelaySubscription.swift"),
  ]

  private static let delays: [CatalogueRow] = [
    .step(
      "delay(_:scheduler:)", delivery: .scheduler, since: .init(3), twin: .withoutScheduler,
      "Delay.swift: errors pass at once on the thread above; on a Driver since 3.6"),
    .step(
      "throttle(_:latest?:scheduler:)", delivery: .keepOrScheduler, since: .init(3), twin: .withoutScheduler,
      "Throttle.swift: the first element of a window on the thread above, the last on the scheduler"),
    .step(
      "throttle(_:scheduler:)", delivery: .keepOrScheduler, until: .init(3), now: "debounce(_:scheduler:)",
      twin: .withoutScheduler, "Observable+Time.swift in 2.6: does what debounce does"),
    .step(
      "debounce(_:scheduler:)", delivery: .keepOrScheduler, twin: .withoutScheduler,
      "Debounce.swift: on the scheduler, but at completion the last element on the thread above"),
    .step(
      "timeout(_:scheduler:)", failure: .adds("times out"),
      "Timeout.swift: elements on the thread above, the error on the scheduler"),
    .step(
      "timeout(_:other:scheduler:)", delivery: .unknown, failure: .inputs, sharing: .inputs,
      lifetime: .inputs,
      "Timeout.swift: elements above, then those of the other, which is subscribed to on the scheduler"),
  ]

  private static let windows: [CatalogueRow] = [
    .step(
      "buffer(timeSpan:count:scheduler:)", delivery: .keepOrScheduler,
      "Buffer.swift: a full one on the thread above, one whose time is up on the scheduler"),
    .step("window(timeSpan:count:scheduler:)", delivery: .keepOrScheduler, "Window.swift: as buffer"),
  ]
}
