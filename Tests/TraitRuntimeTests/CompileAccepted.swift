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
    obs.observe(on: OperationQueueScheduler(operationQueue: .main))
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
    // An infallible
    inf.asDriver()
    inf.asDriver(onErrorJustReturn: 1)
    inf.asSignal(onErrorSignalWith: .empty())
    inf.bind(to: bnd)
    inf.bind(to: prel)
    inf.bind(onNext: { _ in })
    Infallible.merge([inf, inf])
    inf.share(replay: 1)
    // Singles, maybes, completables
    sgl.asDriver(onErrorJustReturn: 1)
    may.asDriver(onErrorJustReturn: 1)
    cmp.asDriver(onErrorDriveWith: .empty())
    sgl.asObservable().bind(to: bnd)
    sgl.asDriver(onErrorDriveWith: .empty())
    sgl.observe(on: mainS).catchAndReturn(1)
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
    // The rest
    psub.asDriver(onErrorJustReturn: 1)
    """#
}
