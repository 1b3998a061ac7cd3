extension CompileSnippets {
  /// What RxSwift 6 compiles. One snippet a line; a line that begins with two slashes is a heading.
  static let accepted = #"""
    // A driver
    drv.map { $0 + 1 }
    drv.compactMap { $0 as Int? }
    drv.filter { $0 > 0 }
    drv.flatMap { Driver.just($0) }
    drv.flatMap { Signal.just($0) }
    drv.flatMapLatest { Driver.just($0) }
    drv.flatMapLatest { Signal.just($0) }
    drv.flatMapFirst { Driver.just($0) }
    drv.withLatestFrom(drv)
    drv.withLatestFrom(drv) { $0 + $1 }
    drv.withLatestFrom(drv, resultSelector: { $0 + $1 })
    drv.withLatestFrom(sig)
    drv.withLatestFrom(brel.asDriver())
    drv.distinctUntilChanged()
    drv.distinctUntilChanged { $0 == $1 }
    drv.distinctUntilChanged { $0 % 2 }
    drv.distinctUntilChanged({ $0 % 2 }, comparer: { $0 == $1 })
    drvs.distinctUntilChanged(\.count)
    drv.do(onNext: { _ in })
    drv.do(onNext: { _ in }, afterNext: { _ in }, onCompleted: { }, afterCompleted: { }, onSubscribe: { }, onSubscribed: { }, onDispose: { })
    drv.do { _ in }
    drv.debug()
    drv.debug("x", trimOutput: true)
    drv.scan(0) { $0 + $1 }
    drv.scan(0, accumulator: +)
    drv.skip(1)
    drv.startWith(1)
    drv.throttle(.milliseconds(3), latest: false)
    drv.asObservable()
    drv.asDriver()
    drv.asSignal(onErrorJustReturn: 1)
    drv.asSignal(onErrorSignalWith: .empty())
    drv.asInfallible()
    drv.asInfallible(onErrorJustReturn: 1)
    drv.asSharedSequence()
    drv.asObservable().bind(to: bnd)
    drv.drive(bnd)
    drv.drive(bnd, bnd)
    drv.drive(bndO)
    drv.drive(cprop)
    drv.drive(psub)
    drv.drive(anyo)
    drv.drive(brel)
    drv.drive(brel, brel)
    drv.drive(brelO)
    drv.drive(rrel)
    drv.drive(onNext: { prel.accept($0) })
    drv.drive(onNext: prel.accept)
    drv.drive(onNext: { _ in })
    drv.drive { _ in }
    drv.drive { x in print(x) }
    drv.drive { print($0) }
    let d: Disposable = drv.drive { print($0) }
    drv.drive(with: owner) { o, x in print(x) }
    drv.drive(with: owner, onNext: { o, x in print(x) })
    drv.drive(itemsFn) { i, x in print(i, x) }
    drv.drive(itemsFn)({ i, x in print(i, x) })
    drv.drive(items2(id: "c")) { i, x in print(i, x) }
    drv.drive(itemsFn, curriedArgument: { i, x in print(i, x) })
    drv.drive(itemsDS(ds: 1))
    drv.drive({ $0.subscribe() })
    drv.drive(onNext: nil)
    drv.drive()
    drv.drive(onCompleted: { })
    drv.drive(onNext: { _ in }, onCompleted: { }, onDisposed: { })
    drv.drive(bnd).disposed(by: bag)
    drv.throttle(.milliseconds(300))
    drv.debounce(.milliseconds(1))
    drv.drive(onNext: { _ in }).disposed(by: bag)
    drv.drive(brel).dispose()
    drv.asDriver().asDriver()
    drv.map { Optional($0) }.drive(bndO)
    drv.drive(onNext: prel.accept(_:))
    drv.drive(with: owner, onNext: { o, x in }, onCompleted: { o in }, onDisposed: { o in })
    // Made from nothing
    Driver.concat([drv, drv])
    Driver.merge(drv, drv)
    Driver.merge([drv, drv])
    Driver.of(drv, drv).merge()
    Driver.of(drv, drv).merge(maxConcurrent: 1)
    Driver.of(drv, drv).switchLatest()
    Driver.combineLatest(drv, drv) { $0 + $1 }
    Driver.combineLatest(drv, drv)
    Driver.combineLatest([drv, drv])
    Driver.combineLatest([drv, drv]) { $0.reduce(0, +) }
    Driver.zip(drv, drv) { $0 + $1 }
    Driver.zip(drv, drv)
    Driver.zip([drv, drv])
    Driver<Int>.interval(.seconds(1))
    Driver<Int>.timer(.seconds(1), period: .seconds(1))
    Driver<Int>.empty()
    Driver<Int>.never()
    Driver<Int>.deferred { .just(1) }
    Driver.of(1, 2)
    Driver.from([1, 2])
    Driver.from(Set([1, 2]))
    Driver.from(optional: 1 as Int?)
    Driver.zip(drv, drv, drv) { $0 + $1 + $2 }
    Driver.zip(drv, drv, drv)
    Driver.combineLatest(drv, drv, drv, drvs)
    Driver.combineLatest(drv, drvs) { (a: Int, b: String) in "\(a)\(b)" }
    Driver.combineLatest(drv, drvs) { a, b -> String in throw E0() }
    // A signal
    sig.withLatestFrom(drv)
    sig.withUnretained(owner)
    sig.withUnretained(owner) { o, x in x }
    sig.asDriver(onErrorJustReturn: 1)
    sig.asDriver(onErrorDriveWith: .empty())
    sig.emit(to: bnd)
    sig.emit(to: prel)
    sig.emit(to: brel)
    sig.emit(to: rrel)
    sig.emit(to: bnd, bnd)
    sig.map { $0 + 1 }
    sig.filter { $0 > 0 }
    sig.flatMap { Signal.just($0) }
    sig.flatMap { Driver.just($0) }
    sig.asObservable()
    sig.asSignal()
    sig.emit()
    sig.emit(onNext: { _ in })
    sig.emit { _ in }
    sig.emit(to: psub)
    sig.emit(to: bndO)
    sig.emit(to: brelO)
    sig.emit(to: prelO)
    sig.emit(with: owner) { o, x in print(o, x) }
    Signal.merge(sig, sig)
    Signal.zip(sig, sig)
    Signal.combineLatest(sig, sig) { $0 + $1 }
    Signal.of(1, 2).throttle(.seconds(1))
    Signal<Int>.interval(.seconds(1))
    // An observable
    obs.withLatestFrom(drv)
    obs.withLatestFrom(drv) { $0 + $1 }
    obs.asDriver(onErrorJustReturn: 1)
    obs.asDriver(onErrorDriveWith: .empty())
    obs.asDriver(onErrorDriveWith: Driver.empty())
    obs.asDriver(onErrorRecover: { _ in .empty() })
    obs.asDriver { _ in .empty() }
    obs.bind(to: bnd)
    obs.bind(to: bnd, bnd)
    obs.bind(to: bndO)
    obs.bind(to: cprop)
    obs.bind(to: psub)
    obs.bind(to: anyo)
    obs.bind(to: brel)
    obs.bind(to: brel, brel)
    obs.bind(to: brelO)
    obs.bind(to: prel)
    obs.bind(to: prelO)
    obs.bind(to: rrel)
    obs.bind(onNext: { _ in })
    obs.bind { _ in }
    obs.bind { print($0) }
    let d: Disposable = obs.bind { print($0) }
    obs.subscribe { print($0) }
    obs.bind(with: owner) { o, x in print(x) }
    obs.bind(with: owner, onNext: { o, x in print(x) })
    obs.bind(to: itemsFn) { i, x in print(i, x) }
    obs.bind(to: itemsFn)({ i, x in print(i, x) })
    obs.bind(to: items2(id: "c")) { i, x in print(i, x) }
    obs.bind(to: itemsFn, curriedArgument: { i, x in print(i, x) })
    obs.bind(to: itemsDS(ds: 1))
    obs.bind(to: { $0.subscribe() })
    obs.bind(to: bnd).disposed(by: bag)
    obs.bind(to: bnd as Any as! Binder<Int>)
    obs.asDriver(onErrorJustReturn: 1).drive(bnd)
    obs.map(Optional.some).asDriver(onErrorJustReturn: nil).drive(bndO)
    obs.asDriver(onErrorDriveWith: .empty()).drive(bndO)
    obs.map { $0 as Int? }.asDriver(onErrorJustReturn: nil).drive(bndO)
    obs.concat(drv)
    obs.take(until: drv.asObservable())
    obs.flatMapLatest { _ in drv }
    obs.withLatestFrom(brel)
    obs.observe(on: SerialDispatchQueueScheduler(queue: .main, internalSerialQueueName: "m"))
    obs.observe(on: ConcurrentDispatchQueueScheduler(queue: .main))
    obs.observe(on: SharingScheduler.make())
    obs.observe(on: DriverSharingStrategy.scheduler)
    obs.observe(on: MainScheduler())
    obs.observeOn(mainS).catchErrorJustReturn(1).share(replay: 1).bind(to: bnd)
    obs.take(.seconds(1), scheduler: mainS)
    obs.do(onNext: { _ in }).share().map { $0 }.bind(to: brel)
    obs.asDriver(onErrorJustReturn: 1).map { $0 }.asObservable().bind(to: bnd)
    obs.throttle(.milliseconds(300), scheduler: mainS)
    obs.observe(on: mainS)
    obs.observeOn(mainS)
    obs.catchErrorJustReturn(1)
    obs.catchAndReturn(1)
    obs.share(replay: 1)
    obs.asInfallible(onErrorJustReturn: 1)
    obs.asInfallible(onErrorFallbackTo: .empty())
    obs.asInfallible { _ in .empty() }
    obs.asSingle()
    obs.asMaybe()
    obs.first()
    obs.ignoreElements().asCompletable()
    obs.toArray()
    obs.flatMap { Single.just($0) }
    obs.flatMap { Driver.just($0) }
    obs.flatMap { Infallible.just($0) }
    obs.flatMapLatest { Infallible.just($0) }
    obs.flatMapLatest { Infallible.just($0) }.observe(on: mainS)
    obs.concat(sgl)
    obs.withLatestFrom(inf)
    obs.asSharedSequence(sharingStrategy: DriverSharingStrategy.self, onErrorJustReturn: 1)
    obs.asSharedSequence(onErrorJustReturn: 1) as Driver<Int>
    obs.asSignal(onErrorJustReturn: 1)
    obs.map { "\($0)" }.bind(to: cpropS)
    obs.map { "\($0)" }.bind(to: cpropS.orEmpty)
    obs.bind(to: { (o: Observable<Int>) in o.map { $0 } })
    // Static forms
    Observable.combineLatest(drv.asObservable(), obs)
    Observable.merge(obs, drv.asObservable())
    Observable.combineLatest(obs, brel)
    Observable.zip(obs, cev)
    // Relays
    brel.asDriver()
    brel.asDriver(onErrorJustReturn: 1)
    prel.asDriver(onErrorJustReturn: 1)
    prel.asDriver(onErrorDriveWith: .empty())
    prel.asSignal()
    brel.asSignal(onErrorSignalWith: .empty())
    rrel.asDriver(onErrorDriveWith: .empty())
    brel.bind(to: bnd)
    brel.asInfallible()
    prel.bind(to: { $0 })
    prel.accept(1)
    brel.value
    brel.accept(1)
    brel.asObservable()
    rrel.accept(1)
    ReplayRelay<Int>.create(bufferSize: 1)
    ReplayRelay<Int>.createUnbound()
    PublishRelay<Int>()
    // An infallible
    inf.asDriver()
    inf.asDriver(onErrorJustReturn: 1)
    inf.asSignal(onErrorSignalWith: .empty())
    inf.bind(to: bnd)
    inf.bind(to: prel)
    inf.bind(onNext: { _ in })
    Infallible.merge([inf, inf])
    inf.share(replay: 1)
    inf.map { $0 + 1 }
    inf.flatMap { Observable.just($0) }
    inf.flatMap { Infallible.just($0) }
    inf.flatMapLatest { Single.just($0) }
    inf.concatMap { Observable.just($0) }
    inf.take(1)
    inf.take(until: obs)
    inf.take(until: inf)
    inf.take(while: { $0 > 1 })
    inf.skip(while: { $0 > 1 })
    inf.skip(until: obs)
    inf.subscribe(onNext: { _ in })
    inf.subscribe { _ in }
    inf.subscribe { (e: InfallibleEvent<Int>) in }
    inf.subscribe(with: owner, onNext: { o, x in })
    inf.withLatestFrom(inf)
    inf.withUnretained(owner)
    inf.distinctUntilChanged()
    inf.distinctUntilChanged(at: \.description)
    inf.scan(into: 0) { $0 += $1 }
    inf.debounce(.seconds(1), scheduler: mainS)
    inf.do(onNext: { _ in throw E0() })
    inf.share()
    inf.bind(to: brel)
    inf.bind(to: brelO)
    inf.bind(to: bnd, bnd)
    inf.bind { print($0) }
    inf.values
    inf.asObservable().bind(to: bnd)
    Infallible.zip(inf, inf) { $0 + $1 }
    Infallible.combineLatest(inf, inf)
    Infallible.combineLatest(inf, inf) { $0 + $1 }
    Infallible.combineLatest([inf, inf])
    Infallible.merge(inf, inf)
    Infallible.concat(inf, inf)
    Infallible<Int>.create { $0(.next(1)); $0(.completed); return Disposables.create() }
    Infallible.of(1, 2)
    Infallible.from([1, 2])
    // Singles, maybes, completables
    sgl.asDriver(onErrorJustReturn: 1)
    may.asDriver(onErrorJustReturn: 1)
    cmp.asDriver(onErrorDriveWith: .empty())
    sgl.asObservable().bind(to: bnd)
    sgl.asDriver(onErrorDriveWith: .empty())
    sgl.observe(on: mainS).catchAndReturn(1)
    sgl.map { $0 + 1 }
    sgl.map { x -> Int in throw E0() }
    sgl.flatMap { Single.just($0) }
    sgl.flatMapMaybe { Maybe.just($0) }
    sgl.flatMapCompletable { _ in Completable.empty() }
    sgl.filter { $0 > 0 }.subscribe()
    sgl.compactMap { $0 as Int? }
    sgl.subscribe(onSuccess: { _ in })
    sgl.subscribe(onSuccess: { _ in }, onFailure: { _ in })
    sgl.subscribe(onSuccess: { _ in }, onError: { _ in })
    sgl.subscribe { (e: SingleEvent<Int>) in }
    sgl.subscribe(with: owner, onSuccess: { o, x in })
    sgl.do(onSuccess: { _ in }, onError: { _ in })
    sgl.retry(3)
    sgl.retry(when: { (e: Observable<Error>) in e })
    sgl.catch { _ in .just(1) }
    sgl.catchAndReturn(1)
    sgl.timeout(.seconds(1), scheduler: mainS)
    sgl.delay(.seconds(1), scheduler: mainS)
    sgl.observe(on: mainS).subscribe(on: mainS)
    sgl.asCompletable()
    sgl.asMaybe()
    Single.zip(sgl, sgl)
    Single.zip(sgl, sgl) { $0 + $1 }
    Single.zip([sgl, sgl]) { $0.count }
    Single<Int>.create { $0(.success(1)); return Disposables.create() }
    Single<Int>.create { $0(.failure(E0())); return Disposables.create() }
    Single<Int>.create { 1 }
    Single<Int>.just(1, scheduler: mainS)
    Single<Int>.deferred { .just(1) }
    Single<Int>.timer(.seconds(1), scheduler: mainS)
    may.map { $0 + 1 }
    may.flatMap { Maybe.just($0) }
    may.ifEmpty(default: 1)
    may.ifEmpty(switchTo: Single.just(1))
    may.ifEmpty(switchTo: Maybe.just(1))
    may.subscribe(onSuccess: { _ in }, onError: { _ in }, onCompleted: { })
    may.subscribe { (e: MaybeEvent<Int>) in }
    may.catchAndReturn(1)
    Maybe<Int>.empty()
    Maybe.zip(may, may)
    cmp.andThen(sgl)
    cmp.andThen(may)
    cmp.andThen(obs)
    cmp.andThen(cmp)
    cmp.andThen(.just(1) as Single<Int>)
    cmp.concat(cmp)
    cmp.subscribe(onCompleted: { }, onError: { _ in })
    cmp.subscribe()
    cmp.asObservable()
    cmp.do(onCompleted: { })
    Completable.zip(cmp, cmp)
    Completable.zip([cmp, cmp])
    Completable.concat([cmp, cmp])
    Completable.empty()
    Completable.error(E0())
    Completable.create { $0(.completed); return Disposables.create() }
    // Controls
    cprop.asDriver()
    cev.asDriver()
    cev.asSignal()
    cprop.changed.asDriver()
    cprop.bind(to: bnd)
    cev.bind(to: bnd)
    cev.asDriver().drive(brel)
    cpropS.orEmpty.asDriver().drive(onNext: { _ in })
    cpropS.asDriver().map { $0 ?? "" }.distinctUntilChanged().drive(onNext: { _ in })
    cev.asInfallible()
    cprop.changed
    cprop.asControlProperty()
    cprop.onNext(1)
    cprop.bind(to: cprop)
    cpropS.orEmpty.changed.asDriver()
    cev.asControlEvent()
    ControlEvent(events: obs)
    ControlProperty(values: obs, valueSink: bnd)
    // The rest
    psub.asDriver(onErrorJustReturn: 1)
    bnd.onNext(1)
    bnd.on(.next(1))
    bnd.asObserver()
    bnd.mapObserver { (s: String) in s.count }
    Binder(owner) { (o: Owner, x: Int) in }
    Binder(owner, scheduler: mainS) { (o: Owner, x: Int) in }
    anyo.onNext(1)
    AnyObserver(bnd)
    SharingScheduler.mock(scheduler: mainS) { }
    SharingScheduler.make()
    let x1: Driver<Int> = .just(1)
    let x5: some ObservableConvertibleType = drv
    let x8: SharedSequence<DriverSharingStrategy, Int> = drv
    """#
}
