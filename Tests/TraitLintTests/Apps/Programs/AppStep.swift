/// An operator of the catalogue, as it is called between two carriers.
struct AppStep: Sendable {
  let name: String
  let call: @Sendable (_ baton: inout Baton, _ writer: inout AppWriter) -> Void

  init(_ name: String, _ call: @escaping @Sendable (inout Baton, inout AppWriter) -> Void) {
    self.name = name
    self.call = call
  }

  static let all = plain + hops + timing + errors + sharing + inner

  static func named(_ name: String) -> Int? { all.firstIndex { $0.name == name } }

  private static let plain: [AppStep] = [
    AppStep("map") { baton, _ in
      let element = baton.element
      baton.call("map { \(element.make("\(element.text(of: "$0")).uppercased()")) }")
    },
    AppStep("filter") { baton, _ in
      if baton.trait == .single { baton.makeObservable() }
      baton.call("filter { !\(baton.element.text(of: "$0")).isEmpty }")
    },
    AppStep("distinctUntilChanged") { baton, _ in
      if baton.trait == .single { baton.makeObservable() }
      baton.call("distinctUntilChanged()")
    },
    AppStep("startWith") { baton, writer in
      if baton.trait == .single { baton.makeObservable() }
      // Two that are alike would hide each other from a `distinctUntilChanged`.
      baton.call("startWith(\(baton.element.make("\"\(writer.local("…"))\"")))")
    },
    AppStep("do(onNext:)") { baton, writer in
      if baton.trait == .single { baton.makeObservable() }
      let key = writer.local("shownBefore")
      // With its type: below a generic carrier, a closure that takes any value would decide what the elements are.
      let (name, text) = (baton.element.name, baton.element.text(of: "value"))
      baton.call("do(onNext: { (value: \(name)) in UserDefaults.standard.set(\(text), forKey: \"\(key)\") })")
    },
    AppStep("scan") { baton, _ in
      if baton.trait == .single { baton.makeObservable() }
      baton.call("scan(\(baton.element.empty)) { _, next in next }")
    },
    AppStep("compactMap") { baton, _ in
      if baton.trait == .single { baton.makeObservable() }
      let (name, text) = (baton.element.name, baton.element.text(of: "value"))
      baton.call("compactMap { value -> \(name)? in \(text).isEmpty ? nil : value }")
    },
    AppStep("asObservable") { baton, _ in baton.makeObservable() },
  ]

  private static let hops: [AppStep] = [
    AppStep("observe(on: main)") { baton, _ in
      if baton.trait == .driver { baton.makeObservable() }
      baton.call("observe(on: MainScheduler.instance)")
    },
    AppStep("observe(on: background)") { baton, writer in
      if baton.trait == .driver { baton.makeObservable() }
      baton.call("observe(on: \(background(&writer)))")
    },
    AppStep("subscribe(on: background)") { baton, writer in
      if baton.trait == .driver { baton.makeObservable() }
      baton.call("subscribe(on: \(background(&writer)))")
    },
  ]

  private static let timing: [AppStep] = [
    AppStep("debounce(main)") { timed("debounce", "MainScheduler.instance", &$0, &$1) },
    AppStep("debounce(background)") { timed("debounce", nil, &$0, &$1) },
    AppStep("throttle(main)") { timed("throttle", "MainScheduler.instance", &$0, &$1) },
    AppStep("delay(main)") { timed("delay", "MainScheduler.instance", &$0, &$1) },
    AppStep("delay(background)") { timed("delay", nil, &$0, &$1) },
  ]

  private static let errors: [AppStep] = [
    AppStep("catchAndReturn") { baton, _ in
      if baton.trait != .driver { baton.call("catchAndReturn(\(baton.element.empty))") }
    },
    AppStep("catch") { baton, _ in
      if baton.trait != .driver { baton.call("catch { _ in .just(\(baton.element.empty)) }") }
    },
    AppStep("retry") { baton, _ in
      // With a third one, what is tried eight times would be more than a run has events.
      guard baton.trait != .driver, baton.retries < 2 else { return }
      baton.retries += 1
      baton.call("retry(2)")
    },
    AppStep("asDriver") { baton, _ in baton.makeDriver() },
  ]

  private static let sharing: [AppStep] = [
    AppStep("share") { baton, writer in
      if baton.trait == .single { baton.makeObservable() }
      if baton.trait == .observable { baton.call(writer.chance(50) ? "share()" : "share(replay: 1)") }
    }
  ]

  /// Requests for each element.
  private static let inner: [AppStep] = [
    AppStep("flatMapLatest to a request") { baton, writer in
      let (call, _) = request(&baton, &writer)
      if baton.trait == .driver {
        baton.call("flatMapLatest { \(call).asDriver(onErrorJustReturn: \(baton.element.empty)) }")
      } else {
        baton.makeObservable()
        baton.call("\(writer.one(of: ["flatMapLatest", "flatMap", "concatMap"])) { \(call) }")
      }
    },
    AppStep("flatMapLatest to a request, errors caught inside") { baton, writer in
      let (call, _) = request(&baton, &writer)
      baton.makeObservable()
      baton.call("flatMapLatest { \(call).catchAndReturn(\(baton.element.empty)) }")
    },
  ]

  private static func request(_ baton: inout Baton, _ writer: inout AppWriter) -> (call: String, service: String) {
    let (service, method) = AppSource.requestInCreate(&writer)
    let name = service.decapitalizedFirst
    baton.setup.append(.object(Baton.Variable(name: name, type: service, value: "\(service)()")))
    return ("[\(name)] _ in \(name).\(method)()", service)
  }

  private static func background(_ writer: inout AppWriter) -> String {
    writer.one(of: [
      "ConcurrentDispatchQueueScheduler(qos: .background)", "SerialDispatchQueueScheduler(qos: .utility)",
      "ConcurrentDispatchQueueScheduler(queue: .global())",
    ])
  }

  private static func timed(
    _ name: String, _ scheduler: String?, _ baton: inout Baton, _ writer: inout AppWriter
  ) {
    // With a third one, an answer would come after the next event, as if that had brought it.
    if name == "delay" {
      guard baton.delays < 2 else { return }
      baton.delays += 1
    }
    if baton.trait == .single { baton.makeObservable() }
    let time = ".milliseconds(\(writer.one(of: [100, 200, 300])))"
    baton.call(
      baton.trait == .driver
        ? "\(name)(\(time))" : "\(name)(\(time), scheduler: \(scheduler ?? background(&writer)))")
  }
}
