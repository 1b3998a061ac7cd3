import Testing

@testable import TraitRules

/// What RxSwift 6.10 declares, by receiver: the compiler's own names, without RxCocoa's members of `rx`.
enum CurrentOperators {
  struct Group: Sendable, CustomTestStringConvertible {
    var receiver: CatalogueRow.Receiver
    var isStatic: Bool
    var names: String

    var testDescription: String { "\(isStatic ? "static " : "")\(receiver)" }
  }

  static let groups: [Group] = [
    Group(
      receiver: .observable, isStatic: false,
      names: """
        amb(_:) asCompletable() asMaybe() asObservable() asSingle() bind(onNext:) bind(to:)
        bind(to:curriedArgument:) bind(with:onNext:) buffer(timeSpan:count:scheduler:) catch(_:)
        catchAndReturn(_:) catchError(_:) catchErrorJustReturn(_:) compactMap(_:) concat() concat(_:)
        concatMap(_:) debounce(_:scheduler:) debug(_:trimOutput:file:line:function:) decode(type:decoder:)
        delay(_:scheduler:) delaySubscription(_:scheduler:) dematerialize() distinctUntilChanged()
        distinctUntilChanged(_:) distinctUntilChanged(_:comparer:) distinctUntilChanged(at:)
        do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)
        element(at:) elementAt(_:) enumerated() filter(_:) first() flatMap(_:) flatMapFirst(_:)
        flatMapLatest(_:) groupBy(keySelector:) ifEmpty(default:) ifEmpty(switchTo:) ignoreElements() map(_:)
        materialize() merge() merge(maxConcurrent:) multicast(_:) multicast(_:selector:) multicast(makeSubject:)
        observe(on:) observeOn(_:) publish() reduce(_:accumulator:) reduce(_:accumulator:mapResult:) replay(_:)
        replayAll() retry() retry(_:) retry(when:) retryWhen(_:) sample(_:defaultValue:) scan(_:accumulator:)
        scan(into:accumulator:) share(replay:scope:) single() single(_:) skip(_:) skip(_:scheduler:)
        skip(until:) skip(while:) skipUntil(_:) skipWhile(_:) startWith(_:) subscribe(_:) subscribe(on:)
        subscribe(onNext:onError:onCompleted:onDisposed:) subscribe(with:onNext:onError:onCompleted:onDisposed:)
        subscribeOn(_:) switchLatest() take(_:) take(_:scheduler:) take(for:scheduler:) take(until:)
        take(until:behavior:) take(while:behavior:) takeLast(_:) takeUntil(_:) takeUntil(_:predicate:)
        takeWhile(_:) throttle(_:latest:scheduler:) timeout(_:other:scheduler:) timeout(_:scheduler:) toArray()
        window(timeSpan:count:scheduler:) withLatestFrom(_:) withLatestFrom(_:resultSelector:)
        withUnretained(_:) withUnretained(_:resultSelector:)
        """),
    Group(
      receiver: .observable, isStatic: true,
      names: """
        amb(_:) catch(sequence:) catchError(_:) combineLatest(_:) combineLatest(_:resultSelector:) concat(_:)
        create(_:) deferred(_:) empty() error(_:) from(_:scheduler:) from(optional:) from(optional:scheduler:)
        generate(initialState:condition:scheduler:iterate:) interval(_:scheduler:) just(_:) just(_:scheduler:)
        merge(_:) never() of(_:scheduler:) range(start:count:scheduler:) repeatElement(_:scheduler:)
        timer(_:period:scheduler:) using(_:observableFactory:) zip(_:) zip(_:resultSelector:)
        """),
    Group(
      receiver: .any, isStatic: false,
      names: """
        asDriver(onErrorDriveWith:) asDriver(onErrorJustReturn:) asDriver(onErrorRecover:)
        asInfallible(onErrorFallbackTo:) asInfallible(onErrorJustReturn:) asInfallible(onErrorRecover:)
        asObservable() asSharedSequence(sharingStrategy:onErrorDriveWith:)
        asSharedSequence(sharingStrategy:onErrorJustReturn:) asSharedSequence(sharingStrategy:onErrorRecover:)
        asSignal(onErrorJustReturn:) asSignal(onErrorRecover:) asSignal(onErrorSignalWith:) values
        """),
    Group(
      receiver: .connectable, isStatic: false,
      names: """
        connect() refCount()
        """),
    Group(
      receiver: .infallible, isStatic: false,
      names: """
        asDriver() asObservable() bind(onNext:) bind(to:) bind(to:curriedArgument:) compactMap(_:) concat(_:)
        concatMap(_:) debounce(_:scheduler:) debug(_:trimOutput:file:line:function:) distinctUntilChanged()
        distinctUntilChanged(_:) distinctUntilChanged(_:comparer:) distinctUntilChanged(at:)
        do(onNext:afterNext:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:) filter(_:)
        flatMap(_:) flatMapFirst(_:) flatMapLatest(_:) map(_:) scan(_:accumulator:) scan(into:accumulator:)
        share(replay:scope:) skip(until:) skip(while:) startWith(_:) subscribe(_:)
        subscribe(onNext:onCompleted:onDisposed:) subscribe(with:onNext:onCompleted:onDisposed:) take(_:)
        take(for:scheduler:) take(until:) take(until:behavior:) take(while:behavior:)
        throttle(_:latest:scheduler:) values withLatestFrom(_:) withLatestFrom(_:resultSelector:)
        withUnretained(_:) withUnretained(_:resultSelector:)
        """),
    Group(
      receiver: .infallible, isStatic: true,
      names: """
        combineLatest(_:) combineLatest(_:resultSelector:) concat(_:) create(subscribe:) deferred(_:) empty()
        from(_:scheduler:) just(_:) just(_:scheduler:) merge(_:) never() of(_:scheduler:) zip(_:resultSelector:)
        """),
    Group(
      receiver: .shared, isStatic: false,
      names: """
        asInfallible() asObservable() asSharedSequence() compactMap(_:) debounce(_:)
        debug(_:trimOutput:file:line:function:) delay(_:) distinctUntilChanged() distinctUntilChanged(_:)
        distinctUntilChanged(_:comparer:)
        do(onNext:afterNext:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:) filter(_:)
        flatMap(_:) flatMapFirst(_:) flatMapLatest(_:) map(_:) merge() merge(maxConcurrent:)
        scan(_:accumulator:) skip(_:) startWith(_:) switchLatest() throttle(_:latest:) values withLatestFrom(_:)
        withLatestFrom(_:resultSelector:)
        """),
    Group(
      receiver: .shared, isStatic: true,
      names: """
        combineLatest(_:) combineLatest(_:resultSelector:) concat(_:) createUnsafe(source:) deferred(_:) empty()
        from(_:) from(optional:) interval(_:) just(_:) merge(_:) never() of(_:) timer(_:period:) zip(_:)
        zip(_:resultSelector:)
        """),
    Group(
      receiver: .driver, isStatic: false,
      names: """
        asDriver() asObservable() debounce(_:) distinctUntilChanged()
        distinctUntilChanged(_:) distinctUntilChanged(_:comparer:) drive() drive(_:) drive(_:curriedArgument:)
        drive(onNext:onCompleted:onDisposed:) drive(with:onNext:onCompleted:onDisposed:) filter(_:) flatMap(_:)
        flatMapFirst(_:) flatMapLatest(_:) map(_:) merge() merge(maxConcurrent:) scan(_:accumulator:) skip(_:)
        startWith(_:) switchLatest() withLatestFrom(_:) withLatestFrom(_:resultSelector:)

        """),
    Group(
      receiver: .driver, isStatic: true,
      names: """
        combineLatest(_:resultSelector:) deferred(_:) empty() interval(_:) just(_:) never() of(_:)
        timer(_:period:) zip(_:resultSelector:)
        """),
    Group(
      receiver: .signal, isStatic: false,
      names: """
        asSignal() emit() emit(onNext:onCompleted:onDisposed:) emit(to:)
        emit(with:onNext:onCompleted:onDisposed:) withUnretained(_:) withUnretained(_:resultSelector:)
        """),
    Group(
      receiver: .single, isStatic: false,
      names: """
        asCompletable() asMaybe() catchAndReturn(_:) catchErrorJustReturn(_:) compactMap(_:)
        do(onSuccess:afterSuccess:onError:afterError:onSubscribe:onSubscribed:onDispose:) filter(_:) flatMap(_:)
        flatMapCompletable(_:) flatMapMaybe(_:) map(_:) subscribe(_:) subscribe(onSuccess:onError:onDisposed:)
        subscribe(onSuccess:onFailure:onDisposed:) subscribe(with:onSuccess:onFailure:onDisposed:) value
        """),
    Group(
      receiver: .single, isStatic: true,
      names: """
        create(detached:priority:work:) create(subscribe:) error(_:) just(_:) just(_:scheduler:) never() zip(_:)
        zip(_:resultSelector:)
        """),
    Group(
      receiver: .maybe, isStatic: false,
      names: """
        catchAndReturn(_:) catchErrorJustReturn(_:) compactMap(_:)
        do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)
        filter(_:) flatMap(_:) ifEmpty(default:) ifEmpty(switchTo:) map(_:) subscribe(_:)
        subscribe(onSuccess:onError:onCompleted:onDisposed:)
        subscribe(with:onSuccess:onError:onCompleted:onDisposed:) value
        """),
    Group(
      receiver: .maybe, isStatic: true,
      names: """
        create(subscribe:) empty() error(_:) just(_:) just(_:scheduler:) never() zip(_:) zip(_:resultSelector:)
        """),
    Group(
      receiver: .completable, isStatic: false,
      names: """
        andThen(_:) concat(_:)
        do(onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:) subscribe(_:)
        subscribe(onCompleted:onError:onDisposed:) subscribe(with:onCompleted:onError:onDisposed:) value
        """),
    Group(
      receiver: .completable, isStatic: true,
      names: """
        concat(_:) create(subscribe:) empty() error(_:) never() zip(_:)
        """),
    Group(
      receiver: .primitive, isStatic: false,
      names: """
        asObservable() catch(_:) catchError(_:) debug(_:trimOutput:file:line:function:) delay(_:scheduler:)
        delaySubscription(_:scheduler:)
        filter(_:) flatMap(_:) map(_:) observe(on:) observeOn(_:) primitiveSequence retry(_:) retry(when:)
        retryWhen(_:) subscribe(on:) subscribeOn(_:) timeout(_:other:scheduler:) timeout(_:scheduler:)
        """),
    Group(
      receiver: .primitive, isStatic: true,
      names: """
        deferred(_:) error(_:) just(_:) just(_:scheduler:) never() timer(_:scheduler:)
        using(_:primitiveSequenceFactory:) zip(_:) zip(_:resultSelector:)
        """),
    Group(
      receiver: .library, isStatic: false,
      names: """
        asObserver() init(_:) init(eventHandler:) on(_:) init(_:scheduler:binding:) dispose() disposed(by:)
        init() init(builder:) init(disposing:) insert(_:) insert(builder:) mapObserver(_:)
        """),
    Group(
      receiver: .sequence, isStatic: false,
      names: """
        asObservable(priority:)
        """),
    Group(
      receiver: .subject, isStatic: false,
      names: """
        asObserver() init() on(_:) subscribe(_:) init(value:) value()
        """),
    Group(
      receiver: .relay, isStatic: false,
      names: """
        accept(_:) asDriver() asInfallible() asObservable() init(value:) subscribe(_:) value asSignal() init()
        """),
    Group(
      receiver: .controlEvent, isStatic: false,
      names: """
        asControlEvent() asDriver() asInfallible() asObservable() asSignal() init(events:) subscribe(_:)
        """),
    Group(
      receiver: .controlProperty, isStatic: false,
      names: """
        asControlProperty() asDriver() asObservable() changed init(values:valueSink:) on(_:) subscribe(_:)
        orEmpty
        """),
    Group(
      receiver: .relay, isStatic: true,
      names: """
        create(bufferSize:) createUnbound()
        """),
    Group(
      receiver: .subject, isStatic: true,
      names: """
        create(bufferSize:) createUnbounded()
        """),
  ]
}

/// What RxSwift had once: the name, the first release without it, and whether it lives on under another name. What
/// calls are written the same as before is not among them (`from` of an optional, 2.1's `timer(_:scheduler:)`); a release
/// that a patch ended counts as the next minor one.
enum RemovedOperators {
  struct Group: Sendable, CustomTestStringConvertible {
    var receiver: CatalogueRow.Receiver
    var isStatic: Bool
    /// `name@release`, with `>` after it where there is a successor.
    var names: String

    var testDescription: String { "\(isStatic ? "static " : "")\(receiver)" }
  }

  static let groups: [Group] = [
    Group(
      receiver: .observable, isStatic: false,
      names: """
        asCompleteable()@3.4> bindNext(_:)@6.0> bindTo(_:)@6.0> bindTo(_:curriedArgument:)@6.0>
        debug(_:file:line:function:)@3.0> do(onNext:onError:onCompleted:onSubscribe:onDispose:)@3.3>
        do(onNext:onError:onCompleted:onSubscribe:onSubscribed:onDispose:)@5.0> doOn(_:)@3.0>
        doOn(onNext:onError:onCompleted:)@3.0> doOnCompleted(_:)@3.0> doOnError(_:)@3.0> doOnNext(_:)@3.0>
        flatMapWithIndex(_:)@6.0> mapWithIndex(_:)@6.0> sample(_:)@6.0> share()@4.0> shareReplay(_:)@6.0>
        shareReplayLatestWhileConnected()@6.0> skipWhileWithIndex(_:)@6.0>
        subscribe(file:line:function:onNext:onError:onCompleted:onDisposed:)@4.0 subscribeCompleted(_:)@3.0>
        subscribeError(_:)@3.0> subscribeNext(_:)@3.0> subscribeSafe(_:)@3.0> takeWhileWithIndex(_:)@6.0>
        throttle(_:scheduler:)@3.0>
        """),
    Group(
      receiver: .observable, isStatic: true,
      names: """
        combineLatest(_:_:)@5.0> zip(_:_:)@5.0>
        """),
    Group(
      receiver: .shared, isStatic: true,
      names: """
        combineLatest(_:_:)@5.0> zip(_:_:)@5.0>
        """),
    Group(
      receiver: .shared, isStatic: false,
      names: """
        debug(_:file:line:function:)@3.4> do(onNext:onCompleted:onSubscribe:onDispose:)@4.0>
        do(onNext:onCompleted:onSubscribe:onSubscribed:onDispose:)@5.0> throttle(_:)@3.4
        """),
    Group(
      receiver: .driver, isStatic: true,
      names: """
        createUnsafe(_:)@3.0
        """),
    Group(
      receiver: .driver, isStatic: false,
      names: """
        doOn(_:)@3.0> doOn(onNext:onError:onCompleted:)@3.0> doOnCompleted(_:)@3.0> doOnNext(_:)@3.0>
        driveNext(_:)@3.0> withUnretained(_:)@6.1> withUnretained(_:resultSelector:)@6.1>
        """),
    Group(
      receiver: .single, isStatic: false,
      names: """
        do(onNext:onError:onSubscribe:onSubscribed:onDispose:)@6.0>
        do(onSuccess:onError:onSubscribe:onSubscribed:onDispose:)@5.0> subscribe(onSuccess:onError:)@6.0
        """),
    Group(
      receiver: .single, isStatic: true,
      names: """
        zip(_:_:)@5.0>
        """),
    Group(
      receiver: .maybe, isStatic: false,
      names: """
        do(onNext:onError:onCompleted:onSubscribe:onSubscribed:onDispose:)@5.0>
        subscribe(onSuccess:onError:onCompleted:)@6.0
        """),
    Group(
      receiver: .completable, isStatic: false,
      names: """
        do(onError:onCompleted:onSubscribe:onSubscribed:onDispose:)@5.0> subscribe(onCompleted:onError:)@6.0
        """),
    Group(
      receiver: .completable, isStatic: true,
      names: """
        merge(_:)@6.0>
        """),
    Group(
      receiver: .sequence, isStatic: false,
      names: """
        toObservable(_:)@3.0> asObservable()@6.10 combineLatest(_:)@3.0 concat()@3.0 zip(_:)@3.0 amb()@3.0
        catchError()@3.0>
        """),
    Group(
      receiver: .library, isStatic: false,
      names: """
        addDisposableTo(_:)@6.0> addDisposable(_:)@3.0> asObserver()@6.0> init(UIElement:binding:)@6.0>
        on(_:)@6.0>
        """),
    Group(
      receiver: .variable, isStatic: false,
      names: """
        asDriver()@6.0> asObservable()@6.0> asSharedSequence(strategy:)@6.0> init(_:)@6.0> value@6.0>
        """),
  ]
}
