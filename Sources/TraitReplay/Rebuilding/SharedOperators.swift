import TraitRules
import TraitRuntime

/// Steps of `Driver` and `Signal`: the runtime's own, so that main, no errors and sharing are its doing.
enum SharedOperators {
  /// The step on a driver or a signal, or `nil` where it is none.
  static func rebuild(_ step: Rebuilding) throws(NotReplayed) -> Built? {
    let row = step.step.row
    switch row.receiver {
    case .shared, .driver, .signal: break
    default: return nil
    }
    if row.isStatic || row.kind == .source {
      if row.kind == .source {
        let source = try source(step)
        return .driver(step.world.schedule.holdsShares ? .merge(source, .never()) : source)
      }
      return .driver(try combination(step))
    }
    switch try step.receiver() {
    case .driver(let driver): return try operation(step, driver) { .driver($0) }
    case .signal(let signal) where row.name == "withUnretained":
      return .signal(signal.withUnretained(step.world) { $1.passed(through: step.salt) })
    case .signal(let signal): return try operation(step, signal) { .signal($0) }
    case .observable, .connectable: return nil
    }
  }

  private static func source(_ step: Rebuilding) throws(NotReplayed) -> Driver<Element> {
    switch step.step.row.name {
    case "just": return .just(step.element)
    case "of": return .of(step.element, step.element.passed(through: 1))
    case "from":
      return step.step.row.labels.first == "optional"
        ? .from(optional: step.element) : .from([step.element, step.element.passed(through: 1)])
    case "empty": return .empty()
    case "never": return .never()
    case "deferred": return .deferred { driver(step.innerBuilt()) }
    case "interval": return Driver<Int>.interval(Timing.period).map { step.element.passed(through: UInt64($0)) }
    case "timer":
      return Driver<Int>.timer(Timing.short, period: Timing.period).map { step.element.passed(through: UInt64($0)) }
    default: throw step.notReplayed
    }
  }

  private static func combination(_ step: Rebuilding) throws(NotReplayed) -> Driver<Element> {
    let inputs = try step.builtArguments().map { driver($0) }
    let isPair = inputs.count == 2
    switch step.step.row.name {
    case "merge": return .merge(inputs)
    case "concat": return .concat(inputs)
    case "combineLatest":
      return isPair
        ? .combineLatest(inputs[0], inputs[1], resultSelector: step.join)
        : .combineLatest(inputs, resultSelector: step.join)
    case "zip":
      return isPair
        ? .zip(inputs[0], inputs[1], resultSelector: step.join) : .zip(inputs, resultSelector: step.join)
    default: throw step.notReplayed
    }
  }

  private static func operation<Sharing: SharingStrategyProtocol>(
    _ step: Rebuilding, _ input: SharedSequence<Sharing, Element>,
    _ built: (SharedSequence<Sharing, Element>) -> Built
  ) throws(NotReplayed) -> Built {
    let row = step.step.row
    func transform(_ element: Element) -> Element {
      step.runEffect()
      return element.passed(through: step.salt)
    }
    switch row.name {
    case "map": return built(input.map(transform))
    case "compactMap": return built(input.compactMap(transform))
    case "filter":
      return built(
        input.filter { _ in
          step.runEffect()
          return true
        })
    case "scan": return built(input.scan(step.element) { $0.joined(with: $1) })
    case "skip": return built(input.skip(step.number(or: 1)))
    case "startWith": return built(input.startWith(step.element))
    case "distinctUntilChanged": return built(input.distinctUntilChanged())
    case "debug", "asDriver", "asSignal", "asSharedSequence": return built(input)
    case "do", "doOn", "doOnNext": return built(input.do(onNext: { _ in step.runEffect() }))
    case "debounce": return built(input.debounce(Timing.short))
    case "throttle": return built(input.throttle(Timing.short, latest: !step.step.dropsLatest))
    case "delay": return built(input.delay(Timing.short))
    case "asObservable", "asInfallible": return .observable(step.shared(input.asObservable()))
    case "withLatestFrom":
      guard let other = try step.builtArguments().first else { throw step.notReplayed }
      let latest: SharedSequence<Sharing, Element> = shared(other)
      return built(
        row.labels.count > 1
          ? input.withLatestFrom(latest) { $0.joined(with: $1) } : input.withLatestFrom(latest))
    case "flatMap", "flatMapLatest", "flatMapFirst", "merge", "switchLatest":
      return try flattening(step, input)
    default: throw step.notReplayed
    }
  }

  /// The result has the inner sequence's strategy; which that is shows when the closure first runs, so it is looked at
  /// in the chain.
  private static func flattening<Sharing: SharingStrategyProtocol>(
    _ step: Rebuilding, _ input: SharedSequence<Sharing, Element>
  ) throws(NotReplayed) -> Built {
    switch step.step.row.name {
    case "flatMap": return .driver(input.flatMap { _ in driver(step.innerBuilt()) })
    case "flatMapLatest": return .driver(input.flatMapLatest { _ in driver(step.innerBuilt()) })
    case "flatMapFirst": return .driver(input.flatMapFirst { _ in driver(step.innerBuilt()) })
    case "switchLatest": return .driver(input.map { _ in driver(step.innerBuilt()) }.switchLatest())
    case "merge":
      let sequences = input.map { _ in driver(step.innerBuilt()) }
      return .driver(
        step.step.row.labels.isEmpty ? sequences.merge() : sequences.merge(maxConcurrent: step.number(or: 1)))
    default: throw step.notReplayed
    }
  }

  private static func driver(_ built: Built) -> Driver<Element> {
    switch built {
    case .driver(let driver): driver
    case .signal(let signal): signal.asDriver(onErrorDriveWith: .empty())
    case .observable(let observable): observable.asDriver(onErrorDriveWith: .empty())
    case .connectable(let connectable): connectable.asDriver(onErrorDriveWith: .empty())
    }
  }

  private static func shared<Sharing: SharingStrategyProtocol>(_ built: Built) -> SharedSequence<Sharing, Element> {
    built.observable.asSharedSequence(sharingStrategy: Sharing.self, onErrorDriveWith: .empty())
  }
}
