import Testing
import TraitRuntime

/// Nothing is left alive of a chain once it ended or was disposed.
@Suite struct DriverLeakTests {
  private static let chains: [(name: String, chain: @Sendable (Driver<Int>) -> Driver<Int>)] = [
    ("map", { $0.map { $0 } }),
    ("filter", { $0.filter { _ in true } }),
    ("flatMap", { $0.flatMap { .just($0) } }),
    ("flatMapLatest", { $0.flatMapLatest { Driver.just($0).delay(.seconds(1)) } }),
    ("flatMapFirst", { $0.flatMapFirst { Driver.just($0).delay(.seconds(1)) } }),
    ("throttle", { $0.throttle(.seconds(1)) }),
    ("debounce", { $0.debounce(.seconds(1)) }),
    ("delay", { $0.delay(.seconds(1)) }),
    ("scan", { $0.scan(0, accumulator: +) }),
    ("startWith", { $0.startWith(0) }),
    ("withLatestFrom", { $0.withLatestFrom($0) { $0 + $1 } }),
    ("combineLatest", { .combineLatest($0, $0) { $0 + $1 } }),
    ("zip", { .zip($0, $0) { $0 + $1 } }),
    ("merge", { .merge($0, $0) }),
    ("concat", { .concat([$0, $0]) }),
    ("distinctUntilChanged", { $0.distinctUntilChanged() }),
    ("signal", { $0.asSignal(onErrorJustReturn: 0).map { $0 }.asDriver(onErrorJustReturn: 0) }),
    ("infallible", { $0.asInfallible().map { $0 }.asDriver() }),
    ("single", { $0.asObservable().take(1).asSingle().map { $0 }.asDriver(onErrorJustReturn: 0) }),
  ]

  private enum End: CaseIterable {
    case disposed, completed, failed
  }

  @Test(arguments: chains.indices)
  func noChainLeaks(index: Int) {
    let (name, chain) = Self.chains[index]
    for end in End.allCases {
      expectNoLeak("\(name), \(end)") {
        VirtualThreads.play { world in
          let source = PublishSubject<Int>()
          let subscription = chain(source.asDriver(onErrorJustReturn: -1)).drive(onNext: { _ in })
          (1...3).forEach(source.onNext)
          world.advance(by: .milliseconds(500))
          switch end {
          case .disposed: subscription.dispose()
          case .completed: source.onCompleted()
          case .failed: source.onError(Failure())
          }
        }
      }
    }
  }

  @Test func relaysAndBindersDoNotLeak() {
    expectNoLeak {
      VirtualThreads.play { _ in
        let relay = BehaviorRelay(value: 0)
        let bag = DisposeBag()
        relay.asDriver().drive(BehaviorRelay(value: 1)).disposed(by: bag)
        relay.bind(to: PublishRelay()).disposed(by: bag)
        relay.bind(to: Binder(relay) { _, _ in }).disposed(by: bag)
        relay.accept(2)
      }
    }
  }
}
