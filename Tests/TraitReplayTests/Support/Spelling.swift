import TraitRules

/// How a row of the catalogue is written in a random chain.
///
/// In `text`, `%S` stands for a scheduler, `%I` for what a closure returns, `%O` for an argument sequence, `%T` for a
/// closure's expression that may throw; `%R` for the receiver where the call does not follow it.
struct Spelling: Sendable {
  /// The trait of the receiver, or `nil` for a source.
  enum Trait: String, Sendable { case observable, driver, signal, single }

  var signature: String
  var receiver: Trait?
  var result: Trait
  var text: String

  /// The kinds of receivers whose rows it can stand for.
  var receivers: [CatalogueRow.Receiver] {
    switch receiver {
    case .observable, .single: [.observable, .any, .connectable]
    case .driver: [.shared, .driver]
    case .signal: [.shared, .signal]
    case nil: result == .driver ? [.shared, .driver] : [.observable]
    }
  }

  init(_ signature: String, _ text: String, on receiver: Trait? = .observable, gives result: Trait? = nil) {
    self.signature = signature
    self.receiver = receiver
    self.result = result ?? receiver ?? .observable
    self.text = text
  }

  var name: Substring { signature.prefix { $0 != "(" } }
}

extension Spelling {
  static let sources: [Spelling] = [
    Spelling("just(_:)", "Observable.just(1)", on: nil),
    Spelling("just(_:scheduler:)", "Observable.just(1, scheduler: %S)", on: nil),
    Spelling("of(_:…)", "Observable.of(1, 2)", on: nil),
    Spelling("of(_:…scheduler:)", "Observable.of(1, 2, scheduler: %S)", on: nil),
    Spelling("from(_:)", "Observable.from([1, 2])", on: nil),
    Spelling("from(_:scheduler:)", "Observable.from([1, 2], scheduler: %S)", on: nil),
    Spelling("from(optional:)", "Observable.from(optional: 1)", on: nil),
    Spelling("from(optional:scheduler:)", "Observable.from(optional: 1, scheduler: %S)", on: nil),
    Spelling("empty()", "Observable<Int>.empty()", on: nil),
    Spelling("never()", "Observable<Int>.never()", on: nil),
    Spelling("error(_:)", "Observable<Int>.error(Oops())", on: nil),
    Spelling("range(start:count:)", "Observable.range(start: 0, count: 2)", on: nil),
    Spelling("range(start:count:scheduler:)", "Observable.range(start: 0, count: 2, scheduler: %S)", on: nil),
    Spelling("repeatElement(_:)", "Observable.repeatElement(1)", on: nil),
    Spelling("repeatElement(_:scheduler:)", "Observable.repeatElement(1, scheduler: %S)", on: nil),
    Spelling(
      "generate(initialState:condition:iterate:)",
      "Observable.generate(initialState: 0, condition: { $0 < 2 }, iterate: { %T })", on: nil),
    Spelling(
      "generate(initialState:condition:scheduler:iterate:)",
      "Observable.generate(initialState: 0, condition: { $0 < 2 }, scheduler: %S, iterate: { %T })", on: nil),
    Spelling("interval(_:scheduler:)", "Observable<Int>.interval(.seconds(1), scheduler: %S)", on: nil),
    Spelling("timer(_:scheduler:)", "Observable<Int>.timer(.seconds(1), scheduler: %S)", on: nil),
    Spelling(
      "timer(_:period:scheduler:)", "Observable<Int>.timer(.seconds(1), period: .seconds(1), scheduler: %S)", on: nil),
    Spelling("deferred(_:)", "Observable<Int>.deferred { %I }", on: nil),
    Spelling(
      "using(_:observableFactory:)", "Observable<Int>.using({ Lock() }, observableFactory: { _ in %I })", on: nil),
    Spelling("merge(_:…)", "Observable.merge(%O, %O)", on: nil),
    Spelling("combineLatest(_:…)", "Observable.combineLatest(%O, %O)", on: nil),
    Spelling("combineLatest(_:…resultSelector:)", "Observable.combineLatest(%O, %O) { a, b in %T }", on: nil),
    Spelling("zip(_:…)", "Observable.zip(%O, %O)", on: nil),
    Spelling("zip(_:…resultSelector:)", "Observable.zip(%O, %O) { a, b in %T }", on: nil),
    Spelling("concat(_:)", "Observable.concat([%O, %O])", on: nil),
    Spelling("concat(_:…)", "Observable.concat(%O, %O)", on: nil),
    Spelling("amb(_:)", "Observable.amb([%O, %O])", on: nil),
    Spelling("catch(sequence:)", "Observable.catch(sequence: [%O, %O])", on: nil),
    Spelling("just(_:)", "Driver.just(1)", on: nil, gives: .driver),
    Spelling("merge(_:…)", "Driver.merge(%D, %D)", on: nil, gives: .driver),
    Spelling(
      "combineLatest(_:…resultSelector:)", "Driver.combineLatest(%D, %D) { a, b in %T }", on: nil, gives: .driver),
    Spelling("zip(_:…resultSelector:)", "Driver.zip(%D, %D) { a, b in %T }", on: nil, gives: .driver),
  ]

  /// What only the test of single rows needs: older spellings, and forms that a random chain has others for.
  static let others: [Spelling] = [
    Spelling("reduce(_:accumulator:mapResult:)", "reduce(0, accumulator: { total, next in %T }, mapResult: { $0 })"),
    Spelling("distinctUntilChanged(_:comparer:)", "distinctUntilChanged({ %T }, comparer: { $0 == $1 })"),
    Spelling("startWith(_:…)", "startWith(0, 1)"),
    Spelling("elementAt(_:)", "elementAt(1)"),
    Spelling("skipWhile(_:)", "skipWhile { %T }"),
    Spelling("skipUntil(_:)", "skipUntil(%O)"),
    Spelling("take(_:scheduler:)", "take(.seconds(1), scheduler: %S)"),
    Spelling("takeWhile(_:)", "takeWhile { %T }"),
    Spelling("takeUntil(_:predicate:)", "takeUntil(.inclusive, predicate: { %T })"),
    Spelling("takeUntil(_:)", "takeUntil(%O)"),
    Spelling("catchError(_:)", "catchError { _ in %I }"),
    Spelling("catchErrorJustReturn(_:)", "catchErrorJustReturn(0)"),
    Spelling("catchError(_:)", "Observable.catchError([%O, %O])", on: nil),
    Spelling("retryWhen(_:)", "retryWhen { errors in errors.take(1) }"),
    Spelling("refCount()", "publish().refCount()"),
    Spelling("replayAll()", "replayAll().refCount()"),
    Spelling("observeOn(_:)", "observeOn(%S)"),
    Spelling("subscribeOn(_:)", "subscribeOn(%S)"),
    Spelling("asSignal(onErrorSignalWith:)", "asSignal(onErrorSignalWith: .empty())", gives: .signal),
    Spelling("asSignal(onErrorRecover:)", "asSignal(onErrorRecover: { _ in .empty() })", gives: .signal),
    Spelling("asCompletable()", "ignoreElements().asCompletable().asObservable()"),
    Spelling("interval(_:)", "Driver<Int>.interval(.seconds(1))", on: nil, gives: .driver),
    Spelling("timer(_:period:)", "Driver<Int>.timer(.seconds(1), period: .seconds(1))", on: nil, gives: .driver),
    Spelling("of(_:…)", "Driver.of(1, 2)", on: nil, gives: .driver),
    Spelling("from(_:)", "Driver.from([1, 2])", on: nil, gives: .driver),
    Spelling("from(optional:)", "Driver.from(optional: 1)", on: nil, gives: .driver),
    Spelling("deferred(_:)", "Driver<Int>.deferred { %D }", on: nil, gives: .driver),
    Spelling("concat(_:)", "Driver.concat([%D, %D])", on: nil, gives: .driver),
    Spelling("combineLatest(_:…)", "Driver.combineLatest(%D, %D)", on: nil, gives: .driver),
    Spelling("zip(_:…)", "Driver.zip(%D, %D)", on: nil, gives: .driver),
    Spelling("compactMap(_:)", "compactMap { $0 }", on: .driver),
    Spelling("distinctUntilChanged(_:)", "distinctUntilChanged { $0 }", on: .driver),
    Spelling(
      "distinctUntilChanged(_:comparer:)", "distinctUntilChanged({ $0 }, comparer: { $0 == $1 })", on: .driver),
    Spelling("debug(_:trimOutput:file:line:function:)", "debug()", on: .driver),
    Spelling("merge()", "map { _ in %D }.merge()", on: .driver),
    Spelling("merge(maxConcurrent:)", "map { _ in %D }.merge(maxConcurrent: 1)", on: .driver),
    Spelling("switchLatest()", "map { _ in %D }.switchLatest()", on: .driver),
    Spelling("withLatestFrom(_:resultSelector:)", "withLatestFrom(%D) { $0 + $1 }", on: .driver),
    Spelling("withUnretained(_:)", "withUnretained(self)", on: .signal),
    Spelling("withUnretained(_:resultSelector:)", "withUnretained(self) { $1 }", on: .signal),
    Spelling("asDriver()", "asDriver()", on: .driver),
    Spelling("asSignal()", "asSignal()", on: .signal),
    Spelling("asSharedSequence()", "asSharedSequence()", on: .driver),
    Spelling("asInfallible()", "asInfallible().asObservable()", on: .driver, gives: .observable),
  ]

  static let steps: [Spelling] = elementwise + choosing + joining + errors + sharing + timing + conversions + driver

  private static let elementwise: [Spelling] = [
    Spelling("map(_:)", "map { %T }"),
    Spelling("compactMap(_:)", "compactMap { %T }"),
    Spelling("scan(_:accumulator:)", "scan(0) { total, next in %T }"),
    Spelling("scan(into:accumulator:)", "scan(into: 0) { total, next in total = %T }"),
    Spelling("reduce(_:accumulator:)", "reduce(0, accumulator: { total, next in %T })"),
    Spelling("toArray()", "toArray().asObservable()"),
    Spelling("enumerated()", "enumerated()"),
    Spelling("groupBy(keySelector:)", "groupBy { %T }.map { $0.key }"),
    Spelling("materialize()", "materialize()"),
    Spelling("dematerialize()", "materialize().dematerialize()"),
    Spelling("withUnretained(_:)", "withUnretained(self)"),
    Spelling("withUnretained(_:resultSelector:)", "withUnretained(self) { $1 }"),
    Spelling("debug(_:trimOutput:file:line:function:)", "debug()"),
    Spelling(
      "do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)",
      "do(onNext: { count(%T) })"),
    Spelling("flatMap(_:)", "flatMap { _ in %I }"),
    Spelling("flatMapLatest(_:)", "flatMapLatest { _ in %I }"),
    Spelling("flatMapFirst(_:)", "flatMapFirst { _ in %I }"),
    Spelling("concatMap(_:)", "concatMap { _ in %I }"),
    Spelling("merge()", "map { _ in %I }.merge()"),
    Spelling("merge(maxConcurrent:)", "map { _ in %I }.merge(maxConcurrent: 1)"),
    Spelling("concat()", "map { _ in %I }.concat()"),
    Spelling("switchLatest()", "map { _ in %I }.switchLatest()"),
  ]

  private static let choosing: [Spelling] = [
    Spelling("filter(_:)", "filter { %T }"),
    Spelling("distinctUntilChanged()", "distinctUntilChanged()"),
    Spelling("distinctUntilChanged(_:)", "distinctUntilChanged { %T }"),
    Spelling("distinctUntilChanged(at:)", "distinctUntilChanged(at: \\.count)"),
    Spelling("ignoreElements()", "ignoreElements()"),
    Spelling("element(at:)", "element(at: 1)"),
    Spelling("single()", "single()"),
    Spelling("single(_:)", "single { %T }"),
    Spelling("ifEmpty(default:)", "ifEmpty(default: 0)"),
    Spelling("skip(_:)", "skip(1)"),
    Spelling("skip(_:scheduler:)", "skip(.seconds(1), scheduler: %S)"),
    Spelling("skip(while:)", "skip(while: { %T })"),
    Spelling("skip(until:)", "skip(until: %O)"),
    Spelling("take(_:)", "take(1)"),
    Spelling("takeLast(_:)", "takeLast(1)"),
    Spelling("take(for:scheduler:)", "take(for: .seconds(1), scheduler: %S)"),
    Spelling("take(while:behavior:)", "take(while: { %T })"),
    Spelling("take(until:)", "take(until: %O)"),
    Spelling("take(until:behavior:)", "take(until: { %T })"),
  ]

  private static let joining: [Spelling] = [
    Spelling("startWith(_:)", "startWith(0)"),
    Spelling("concat(_:)", "concat(%O)"),
    Spelling("amb(_:)", "amb(%O)"),
    Spelling("ifEmpty(switchTo:)", "ifEmpty(switchTo: %O)"),
    Spelling("withLatestFrom(_:)", "withLatestFrom(%O)"),
    Spelling("withLatestFrom(_:resultSelector:)", "withLatestFrom(%O) { a, b in %T }"),
    Spelling("sample(_:defaultValue:)", "sample(%O)"),
  ]

  private static let errors: [Spelling] = [
    Spelling("catch(_:)", "catch { _ in %I }"),
    Spelling("catchAndReturn(_:)", "catchAndReturn(0)"),
    Spelling("retry()", "retry()"),
    Spelling("retry(_:)", "retry(2)"),
    Spelling("retry(when:)", "retry(when: { errors in errors.take(1) })"),
  ]

  private static let sharing: [Spelling] = [
    Spelling("share(replay:scope:)", "share()"),
    Spelling("share(replay:scope:)", "share(replay: 1)"),
    Spelling("share(replay:scope:)", "share(replay: 1, scope: .forever)"),
    Spelling("publish()", "publish().refCount()"),
    Spelling("replay(_:)", "replay(1).refCount()"),
  ]

  private static let timing: [Spelling] = [
    Spelling("observe(on:)", "observe(on: %S)"),
    Spelling("subscribe(on:)", "subscribe(on: %S)"),
    Spelling("delaySubscription(_:scheduler:)", "delaySubscription(.seconds(1), scheduler: %S)"),
    Spelling("delay(_:scheduler:)", "delay(.seconds(1), scheduler: %S)"),
    Spelling("throttle(_:latest:scheduler:)", "throttle(.seconds(1), scheduler: %S)"),
    Spelling("debounce(_:scheduler:)", "debounce(.seconds(1), scheduler: %S)"),
    Spelling("timeout(_:scheduler:)", "timeout(.seconds(30), scheduler: %S)"),
    Spelling("timeout(_:other:scheduler:)", "timeout(.seconds(30), other: %O, scheduler: %S)"),
    Spelling("buffer(timeSpan:count:scheduler:)", "buffer(timeSpan: .seconds(1), count: 2, scheduler: %S)"),
    Spelling(
      "window(timeSpan:count:scheduler:)", "window(timeSpan: .seconds(1), count: 2, scheduler: %S).map { _ in 1 }"),
  ]

  private static let conversions: [Spelling] = [
    Spelling("asDriver(onErrorJustReturn:)", "asDriver(onErrorJustReturn: 0)", gives: .driver),
    Spelling("asDriver(onErrorDriveWith:)", "asDriver(onErrorDriveWith: %D)", gives: .driver),
    Spelling("asDriver(onErrorRecover:)", "asDriver(onErrorRecover: { _ in %D })", gives: .driver),
    Spelling("asSignal(onErrorJustReturn:)", "asSignal(onErrorJustReturn: 0)", gives: .signal),
    Spelling("asObservable()", "asObservable()"),
    Spelling("asSingle()", "asSingle().asObservable()"),
    Spelling("asMaybe()", "asMaybe().asObservable()"),
    Spelling("first()", "first().asObservable()"),
    Spelling("asInfallible(onErrorJustReturn:)", "asInfallible(onErrorJustReturn: 0).asObservable()"),
    Spelling("asInfallible(onErrorFallbackTo:)", "asInfallible(onErrorFallbackTo: .just(0)).asObservable()"),
    Spelling("asInfallible(onErrorRecover:)", "asInfallible(onErrorRecover: { _ in .just(0) }).asObservable()"),
  ]

  private static let driver: [Spelling] = [
    Spelling("map(_:)", "map { $0 }", on: .driver),
    Spelling("filter(_:)", "filter { $0 > 0 }", on: .driver),
    Spelling("scan(_:accumulator:)", "scan(0) { $0 + $1 }", on: .driver),
    Spelling("skip(_:)", "skip(1)", on: .driver),
    Spelling("startWith(_:)", "startWith(0)", on: .driver),
    Spelling("distinctUntilChanged()", "distinctUntilChanged()", on: .driver),
    Spelling(
      "do(onNext:afterNext:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)",
      "do(onNext: { count($0) })", on: .driver),
    Spelling("flatMap(_:)", "flatMap { _ in %D }", on: .driver),
    Spelling("flatMapLatest(_:)", "flatMapLatest { _ in %D }", on: .driver),
    Spelling("flatMapFirst(_:)", "flatMapFirst { _ in %D }", on: .driver),
    Spelling("withLatestFrom(_:)", "withLatestFrom(%D)", on: .driver),
    Spelling("debounce(_:)", "debounce(.seconds(1))", on: .driver),
    Spelling("throttle(_:latest:)", "throttle(.seconds(1))", on: .driver),
    Spelling("delay(_:)", "delay(.seconds(1))", on: .driver),
    Spelling("asObservable()", "asObservable()", on: .driver, gives: .observable),
    Spelling("asSignal(onErrorJustReturn:)", "asSignal(onErrorJustReturn: 0)", on: .driver, gives: .signal),
    Spelling("map(_:)", "map { $0 }", on: .signal),
    Spelling("asObservable()", "asObservable()", on: .signal, gives: .observable),
  ]
}
