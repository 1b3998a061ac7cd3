extension CompileSnippets {
  /// What RxSwift 6 refuses to compile, so what no fix may write.
  static let rejected = #"""
    // A driver
    drv.map { x -> Int in if x > 0 { throw E0() }; return x }
    drv.filter { _ in throw E0() }
    drv.flatMap { Observable.just($0) }
    drv.flatMap { Single.just($0) }
    drv.flatMapLatest { Observable.just($0) }
    drv.flatMapLatest { Single.just($0) }
    drv.flatMapFirst { Observable.just($0) }
    drv.concatMap { Driver.just($0) }
    drv.concat(drv)
    drv.amb(drv)
    drv.withLatestFrom(sig) { $0 + $1 }
    drv.withLatestFrom(obs)
    drv.withLatestFrom(brel)
    drv.withUnretained(owner)
    drv.withUnretained(owner) { o, x in x }
    drvs.distinctUntilChanged(at: \.count)
    drv.do(onNext: { _ in throw E0() })
    drv.do(onError: { _ in })
    drv.scan(into: 0) { $0 += $1 }
    drv.reduce(0, accumulator: +)
    drv.skip(.seconds(1), scheduler: mainS)
    drv.skip(while: { $0 > 1 })
    drv.skip(until: drv)
    drv.skipWhile { $0 > 1 }
    drv.skipUntil(obs)
    drv.take(1)
    drv.take(until: obs)
    drv.take(while: { $0 > 1 })
    drv.take(for: .seconds(1), scheduler: mainS)
    drv.takeUntil(obs)
    drv.takeLast(1)
    drv.startWith(1, 2)
    drv.throttle(0.3)
    drv.timeout(.seconds(1), scheduler: mainS)
    drv.timeout(.seconds(1))
    drv.delaySubscription(.seconds(1), scheduler: mainS)
    drv.buffer(timeSpan: .seconds(1), count: 1, scheduler: mainS)
    drv.window(timeSpan: .seconds(1), count: 1, scheduler: mainS)
    drv.sample(drv)
    drv.sample(obs)
    drv.share()
    drv.share(replay: 1)
    drv.share(replay: 1, scope: .whileConnected)
    drv.publish()
    drv.replay(1)
    drv.multicast(PublishSubject<Int>())
    drv.observe(on: mainS)
    drv.observeOn(mainS)
    drv.subscribe(on: mainS)
    drv.catch { _ in .empty() }
    drv.catchAndReturn(1)
    drv.catchErrorJustReturn(1)
    drv.retry()
    drv.retry(3)
    drv.retry(when: { (e: Observable<Error>) in e })
    drv.materialize()
    drv.ifEmpty(default: 1)
    drv.ifEmpty(switchTo: obs)
    drv.enumerated()
    drv.element(at: 1)
    drv.single()
    drv.first()
    drv.toArray()
    drv.asSingle()
    drv.asMaybe()
    drv.ignoreElements()
    drv.groupBy(keySelector: { $0 })
    drv.asSignal()
    drv.subscribe(onNext: { _ in })
    drv.subscribe { _ in }
    drv.bind(to: bnd)
    drv.bind(onNext: { _ in })
    drv.emit(onNext: { _ in })
    drv.values
    drvs.decode(type: Int.self, decoder: JSONDecoder())
    drv.switchLatest()
    drv.drive(bnd, bndO)
    drv.drive(bnd, cprop)
    drv.drive(prel)
    drv.drive(prelO)
    drv.drive(brel, bnd)
    drv.drive(onNext: { _ in }, onError: { _ in })
    drvs.drive(bnd)
    drv.throttle(.milliseconds(300), scheduler: mainS)
    drv.throttle(0.3, scheduler: mainS)
    drv.delay(0.3)
    drv.drive(owner)
    drv.map { Optional($0) }.drive(bnd)
    drv.drive(prel.accept)
    drv.flatMap { _ in cmp }
    drv.flatMapLatest { Optional($0) }
    drv.combineLatest(drv)
    drv.zip(drv)
    drv.merge(drv)
    // Made from nothing
    Driver.concat(drv, drv)
    Driver.of(drv, drv).concat()
    Driver.of(obs, obs).merge()
    Driver.combineLatest(drv, obs)
    Driver.combineLatest(drv, sig)
    Driver.amb([drv, drv])
    Driver<Int>.interval(.seconds(1), scheduler: mainS)
    Driver<Int>.timer(.seconds(1))
    Driver<Int>.timer(.seconds(1), scheduler: mainS)
    Driver<Int>.error(E0())
    Driver<Int>.create { _ in Disposables.create() }
    Driver<Int>.deferred { throw E0() }
    Driver.of(1, 2, scheduler: mainS)
    Driver.from(optional: 1 as Int?, scheduler: mainS)
    Driver<Int>.range(start: 0, count: 1)
    Driver<Int>.repeatElement(1)
    Driver<Int>.generate(initialState: 0, condition: { _ in true }, iterate: { $0 })
    Driver<Int>.using({ Disposables.create() as! BooleanDisposable }, observableFactory: { _ in .just(1) })
    Driver.just(1, scheduler: mainS)
    Driver.merge(drv, sig)
    Driver.merge([drv, obs])
    // A signal
    sig.withLatestFrom(drv) { $0 + $1 }
    sig.asDriver()
    sig.drive(onNext: { _ in })
    sig.emit(bnd)
    sig.bind(to: bnd)
    sig.map { x -> Int in if x > 0 { throw E0() }; return x }
    sig.flatMapLatest { Observable.just($0) }
    sig.take(1)
    sig.share()
    sig.emit(to: bnd, cprop)
    sig.emit(itemsFn)
    sig.emit(to: itemsFn)
    sig.drive(bnd)
    Signal.combineLatest(sig, drv) { $0 + $1 }
    // An observable
    obs.asDriver()
    obs.asDriver(onErrorRecover: { _ in throw E0() })
    obs.bind(to: bnd, bndO)
    obs.bind(to: bnd, cprop)
    obs.bind(to: brel, bnd)
    obs.bind()
    obs.bind(onNext: { _ in }, onError: { _ in })
    obs.bindTo(bnd)
    obss.bind(to: bnd)
    obs.asDriver(onErrorJustReturn: nil).drive(bndO)
    obs.take(until: drv)
    obs.skip(until: drv)
    obs.sample(drv)
    obs.amb(drv)
    obs.bind(to: bnd, curriedArgument: 1)
    obs.asInfallible()
    obs.asCompletable()
    obs.asSignal()
    obs.drive(bnd)
    obs.emit(to: bnd)
    obs.bind(to: cpropS)
    obs.disposed(by: bag)
    // Static forms
    Observable.combineLatest(drv, drv)
    Observable.merge(drv, drv)
    Observable.merge(obs, drv)
    Observable.combineLatest(obs, drv)
    // Relays
    prel.asDriver()
    brel.asSignal()
    rrel.asDriver()
    rrel.asSignal()
    prel.onNext(1)
    prel.value
    brel.value = 1
    brel.onNext(1)
    ReplayRelay<Int>()
    BehaviorRelay<Int>()
    // An infallible
    inf.asSignal()
    inf.bind(with: owner) { o, x in print(x) }
    inf.observe(on: mainS)
    inf.catch { _ in .empty() }
    inf.skip(1)
    inf.delay(.seconds(1), scheduler: mainS)
    inf.map { x -> Int in throw E0() }
    inf.skip(until: inf)
    inf.subscribe(onNext: { _ in }, onError: { _ in })
    inf.withLatestFrom(obs)
    inf.do(onError: { _ in })
    inf.retry()
    inf.catchAndReturn(1)
    inf.bind(to: itemsFn) { i, x in print(i, x) }
    Infallible.zip(inf, inf)
    Infallible<Int>.create { $0(.error(E0())); return Disposables.create() }
    Infallible<Int>.error(E0())
    // Singles, maybes, completables
    sgl.asDriver()
    cmp.asDriver(onErrorJustReturn: ())
    sgl.bind(to: bnd)
    sgl.flatMap { Observable.just($0) }
    sgl.subscribe(onNext: { _ in })
    sgl.do(onNext: { _ in })
    sgl.retry()
    sgl.share()
    sgl.asSingle()
    Single<Int>.create { $0(.error(E0())); return Disposables.create() }
    Single<Int>.empty()
    may.flatMapSingle { Single.just($0) }
    may.flatMapCompletable { _ in Completable.empty() }
    may.asCompletable()
    may.asSingle()
    cmp.andThen(drv)
    cmp.map { 1 }
    // Controls
    cprop.asSignal()
    cpropS.asDriver().throttle(0.3, scheduler: MainScheduler.instance)
    cprop.asInfallible()
    cprop.orEmpty
    cev.onNext(1)
    ControlEvent(events: drv)
    // The rest
    psub.asDriver()
    Binder<Int>(owner) { _, _ in throw E0() }
    owner.rx
    SharingScheduler.make = { mainS }
    let x2: Driver<Int> = .init(obs)
    let x3: Driver<Int?> = drv
    let x4: Observable<Int> = drv
    let x6: some ObservableType = drv
    let x7: any ObservableType<Int> = obs
    let x9: Infallible<Int> = Infallible(obs)
    let x10: Single<Int> = Single(raw: obs)
    """#

  /// What RxSwift 4 and 5 compile and RxSwift 6 does not: accepted here, with a warning, so that such code can be
  /// rebuilt as it stands.
  static let older = #"""
    obs.take(1, scheduler: mainS)
    obs.throttle(0.3, scheduler: mainS)
    obs.shareReplay(1)
    """#
}
