#if BUNDLED
  import TraitRuntime
#else
  import RxCocoa
  import RxRelay
  import RxSwift
#endif

/// A chain that passes many elements on. What is set up once is not measured.
struct Scenario {
  let name: String
  /// Subscribes, and returns what sends one element.
  let start: (DisposeBag) -> (Int) -> Void

  init(_ name: String, _ start: @escaping (DisposeBag) -> (Int) -> Void) {
    self.name = name
    self.start = start
  }

  /// A chain from a subject to an observer.
  init(_ name: String, _ chain: @escaping (Observable<Int>) -> Observable<Int>) {
    self.init(name) { bag in
      let subject = PublishSubject<Int>()
      chain(subject.asObservable()).subscribe(onNext: Self.keep).disposed(by: bag)
      return subject.onNext
    }
  }

  /// So that no element is optimised away.
  nonisolated(unsafe) static var sum = 0

  static func keep(_ element: Int) { sum &+= element }

  nonisolated(unsafe) static let all = [
    Scenario("subject") { $0 },
    Scenario("behaviour relay") { bag in
      let relay = BehaviorRelay(value: 0)
      relay.subscribe(onNext: keep).disposed(by: bag)
      return relay.accept
    },
    Scenario("replay subject") { bag in
      let subject = ReplaySubject<Int>.create(bufferSize: 1)
      subject.subscribe(onNext: keep).disposed(by: bag)
      return subject.onNext
    },
    Scenario("map") { $0.map { $0 &+ 1 } },
    Scenario("filter") { $0.filter { $0 & 1 == 0 } },
    Scenario("map, filter, map, distinctUntilChanged, scan") {
      $0.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.map { $0 &* 3 }.distinctUntilChanged().scan(0) { $0 &+ $1 }
    },
    Scenario("do") { $0.do(onNext: keep) },
    Scenario("skip, startWith") { $0.skip(1).startWith(0) },
    Scenario("catchAndReturn") { $0.catchAndReturn(0) },
    Scenario("share(replay: 1), three observers") { bag in
      let subject = PublishSubject<Int>()
      let shared = subject.share(replay: 1, scope: .whileConnected)
      for _ in 0..<3 { shared.subscribe(onNext: keep).disposed(by: bag) }
      return subject.onNext
    },
    Scenario("flatMap to just") { $0.flatMap { Observable.just($0) } },
    Scenario("flatMapLatest to just") { $0.flatMapLatest { Observable.just($0) } },
    Scenario("flatMapLatest to never") { $0.flatMapLatest { Observable<Int>.just($0).concat(Observable.never()) } },
    Scenario("concatMap to just") { $0.concatMap { Observable.just($0) } },
    Scenario("merge of two") { Observable.merge($0, Observable.never()) },
    Scenario("combineLatest of two") {
      Observable.combineLatest($0, Observable.just(1).concat(Observable.never())) { $0 &+ $1 }
    },
    Scenario("zip of two") { Observable.zip($0, $0) { $0 &+ $1 } },
    Scenario("withLatestFrom") { $0.withLatestFrom(Observable.just(1).concat(Observable.never())) { $0 &+ $1 } },
    Scenario("observe(on: main), on main") { $0.observe(on: MainScheduler.instance) },
    Scenario("observe(on: main), catchAndReturn, share(replay: 1)") {
      $0.observe(on: MainScheduler.instance).catchAndReturn(0).share(replay: 1, scope: .whileConnected)
    },
    Scenario("asDriver, map, drive") { bag in
      let subject = PublishSubject<Int>()
      subject.asDriver(onErrorJustReturn: 0).map { $0 &+ 1 }.drive(onNext: keep).disposed(by: bag)
      return subject.onNext
    },
    Scenario("subscribe to just, dispose") { _ in
      { Observable.just($0).subscribe(onNext: keep).dispose() }
    },
    Scenario("subscribe to a subject's map, dispose") { _ in
      let subject = PublishSubject<Int>()
      let mapped = subject.map { $0 &+ 1 }
      return { _ in mapped.subscribe(onNext: keep).dispose() }
    },
    Scenario("create, subscribe, dispose") { _ in
      { element in
        Observable<Int>.create { observer in
          observer.onNext(element)
          return Disposables.create()
        }
        .subscribe(onNext: keep).dispose()
      }
    },
  ]
}
