import Testing
import TraitRuntime

/// `asDriver(onErrorJustReturn:)` is `observe(on: main)`, then `catchAndReturn`, then
/// `share(replay: 1, scope: .whileConnected)`, event by event and thread by thread, whatever happens when.
@Suite struct DriverEquivalenceTests {
  @Test(arguments: 0..<300 as Range<UInt64>)
  func driverIsWhatOneWritesByHand(seed: UInt64) {
    let scenario = Scenario(seed: seed)
    let driver = scenario.play { $0.asDriver(onErrorJustReturn: -1).asObservable() }
    let byHand = scenario.play {
      $0.observe(on: MainScheduler()).catchAndReturn(-1).share(replay: 1, scope: .whileConnected)
    }
    #expect(driver == byHand)
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func signalIsWhatOneWritesByHand(seed: UInt64) {
    let scenario = Scenario(seed: seed)
    let signal = scenario.play { $0.asSignal(onErrorJustReturn: -1).asObservable() }
    let byHand = scenario.play {
      $0.observe(on: MainScheduler()).catchAndReturn(-1).share(scope: .whileConnected)
    }
    #expect(signal == byHand)
  }

  /// The scenarios would prove nothing if they could not tell wrong orders of the steps from the right one.
  @Test func scenariosTellOtherChainsApart() {
    func differs(_ chain: @escaping (Observable<Int>) -> Observable<Int>) -> Bool {
      (0..<300 as Range<UInt64>).contains { seed in
        let scenario = Scenario(seed: seed)
        return scenario.play(chain) != scenario.play { $0.asDriver(onErrorJustReturn: -1).asObservable() }
      }
    }
    #expect(differs { $0.catchAndReturn(-1).share(replay: 1) })
    #expect(differs { $0.observe(on: MainScheduler()).share(replay: 1) })
    #expect(differs { $0.observe(on: MainScheduler()).catchAndReturn(-1) })
    #expect(differs { $0.observe(on: MainScheduler()).catchAndReturn(-1).share(replay: 1, scope: .forever) })
    #expect(differs { $0.observe(on: MainScheduler()).catchAndReturn(-1).share() })
    #expect(differs { $0.share(replay: 1).observe(on: MainScheduler()).catchAndReturn(-1) })
  }
}

/// A source and its subscribers: what each does when, and on which thread.
private struct Scenario {
  private enum Step {
    case next(Int), error, completed, subscribe(Int), dispose(Int)
  }

  private var steps: [(time: Int, thread: String, step: Step)] = []
  private let isHot: Bool

  init(seed: UInt64) {
    var random = Seeded(seed: seed)
    isHot = Bool.random(using: &random)
    let threads = ["main", "network", "disk"]
    for value in 0..<Int.random(in: 1...8, using: &random) {
      steps.append((Int.random(in: 0...20, using: &random), threads.randomElement(using: &random)!, .next(value)))
    }
    let end: Step? = [nil, .error, .completed].randomElement(using: &random)!
    if let end {
      steps.append((Int.random(in: 5...25, using: &random), threads.randomElement(using: &random)!, end))
    }
    for subscriber in 0..<Int.random(in: 1...4, using: &random) {
      let start = Int.random(in: 0...20, using: &random)
      // Mostly on main, as with `drive`; sometimes not, which `asObservable()` allows.
      let thread = Int.random(in: 0..<4, using: &random) == 0 ? "disk" : "main"
      steps.append((start, thread, .subscribe(subscriber)))
      if Bool.random(using: &random) {
        steps.append((start + Int.random(in: 0...12, using: &random), thread, .dispose(subscriber)))
      }
    }
  }

  /// What happens if the subscribers subscribe to `chain` of the source.
  func play(_ chain: (Observable<Int>) -> Observable<Int>) -> [String] {
    let log = Log()
    VirtualThreads.play { world in
      let source = source(in: world, log)
      let result = chain(source.sequence)
      var subscriptions: [Int: Disposable] = [:]
      for (time, thread, step) in steps {
        schedule(world, time, thread) {
          switch step {
          case .next(let value): source.hot?.onNext(value)
          case .error: source.hot?.onError(Failure())
          case .completed: source.hot?.onCompleted()
          case .subscribe(let index): subscriptions[index] = result.subscribe(log.observer("\(index): "))
          case .dispose(let index): subscriptions[index]?.dispose()
          }
        }
      }
    }
    return log.lines
  }

  private func source(
    in world: VirtualThreads,
    _ log: Log
  ) -> (sequence: Observable<Int>, hot: PublishSubject<Int>?) {
    let counted = { (sequence: Observable<Int>) in
      sequence.do(onSubscribe: { log.add("subscribed") }, onDispose: { log.add("disposed") })
    }
    if isHot {
      let subject = PublishSubject<Int>()
      return (counted(subject), subject)
    }
    // Each subscription runs the same events again, counted from its own beginning.
    let cold = Observable<Int>.create { observer in
      let run = BooleanDisposable()
      for (time, thread, step) in steps {
        schedule(world, time, thread) {
          if run.isDisposed { return }
          switch step {
          case .next(let value): observer.onNext(value)
          case .error: observer.onError(Failure())
          case .completed: observer.onCompleted()
          case .subscribe, .dispose: break
          }
        }
      }
      return run
    }
    return (counted(cold), nil)
  }

  private func schedule(_ world: VirtualThreads, _ time: Int, _ thread: String, _ action: @escaping () -> Void) {
    _ = world.scheduler(thread).scheduleRelative((), dueTime: .milliseconds(time)) {
      action()
      return Disposables.create()
    }
  }
}
