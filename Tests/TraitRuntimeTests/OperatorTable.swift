import TraitRuntime

/// An operator, and what it makes of 1, 2, 3, a second apart, and the end of the sequence with the last.
struct OperatorCase: CustomStringConvertible, Sendable {
  let name: String
  /// The elements, parted by spaces, and `|` for completion or `!` for an error.
  let expected: String
  let apply: @Sendable (Observable<Int>, VirtualThreads) -> Observable<String>

  var description: String { name }

  init<Result>(
    _ name: String,
    _ expected: String,
    _ apply: @escaping @Sendable (Observable<Int>, VirtualThreads) -> Observable<Result>
  ) {
    self.name = name
    self.expected = expected
    self.apply = { apply($0, $1).map { "\($0)" } }
  }

  init<Result>(
    _ name: String,
    _ expected: String,
    _ apply: @escaping @Sendable (Observable<Int>) -> Observable<Result>
  ) {
    self.init(name, expected) { source, _ in apply(source) }
  }
}

extension OperatorCase {
  static let all: [OperatorCase] = transforming + selecting + joining + timed + ending + sharing

  private static let transforming: [OperatorCase] = [
    OperatorCase("map", "2 4 6 |") { $0.map { $0 * 2 } },
    OperatorCase("compactMap", "1 3 |") { $0.compactMap { $0 == 2 ? nil : $0 } },
    OperatorCase("scan", "1 3 6 |") { $0.scan(0, accumulator: +) },
    OperatorCase("scan(into:)", "1 3 6 |") { $0.scan(into: 0) { $0 += $1 } },
    OperatorCase("reduce", "6 |") { $0.reduce(0, accumulator: +) },
    OperatorCase("toArray", "[1,2,3] |") {
      $0.toArray().asObservable().map { $0.map(String.init).joined(separator: ",") }.map { "[\($0)]" }
    },
    OperatorCase("enumerated", "01 12 23 |") { $0.enumerated().map { "\($0.index)\($0.element)" } },
    OperatorCase("materialize", "next(1) next(2) next(3) completed |") { $0.materialize() },
    OperatorCase("dematerialize", "1 2 3 |") { $0.materialize().dematerialize() },
    OperatorCase("flatMap", "1 1 2 2 3 3 |") { $0.flatMap { Observable.of($0, $0) } },
    OperatorCase("flatMapLatest", "1 1 2 2 3 3 |") { $0.flatMapLatest { Observable.of($0, $0) } },
    OperatorCase("flatMapFirst", "1 |") { source in
      source.flatMapFirst { Observable.just($0).concat(Observable<Int>.never().take(until: source.takeLast(1))) }
    },
    OperatorCase("concatMap", "1 1 2 2 3 3 |") { $0.concatMap { Observable.of($0, $0) } },
    OperatorCase("groupBy", "odd1 even2 odd3 |") {
      $0.groupBy { $0 % 2 == 0 ? "even" : "odd" }.flatMap { group in group.map { group.key + "\($0)" } }
    },
    OperatorCase("withLatestFrom", "1a 2a 3a |") { $0.withLatestFrom(Observable.just("a")) { "\($0)\($1)" } },
  ]

  private static let selecting: [OperatorCase] = [
    OperatorCase("filter", "1 3 |") { $0.filter { $0 % 2 == 1 } },
    OperatorCase("ignoreElements", "|") { $0.ignoreElements() },
    OperatorCase("distinctUntilChanged", "1 3 |") { $0.distinctUntilChanged { $0 / 3 } },
    OperatorCase("take", "1 2 |") { $0.take(2) },
    OperatorCase("take(0)", "|") { $0.take(0) },
    OperatorCase("take(while:)", "1 |") { $0.take(while: { $0 < 2 }) },
    OperatorCase("take(while: inclusive)", "1 2 |") { $0.take(while: { $0 < 2 }, behavior: .inclusive) },
    OperatorCase("take(until: predicate)", "1 |") { $0.take(until: { $0 == 2 }) },
    OperatorCase("take(until: other)", "1 |") { $0.take(until: $0.filter { $0 == 2 }) },
    OperatorCase("takeLast", "2 3 |") { $0.takeLast(2) },
    OperatorCase("skip", "3 |") { $0.skip(2) },
    OperatorCase("skip(while:)", "2 3 |") { $0.skip(while: { $0 < 2 }) },
    OperatorCase("skip(until:)", "3 |") { $0.skip(until: $0.filter { $0 == 2 }) },
    OperatorCase("element(at:)", "2 |") { $0.element(at: 1) },
    OperatorCase("element(at: too far)", "!") { $0.element(at: 9) },
    OperatorCase("single", "1 !") { $0.single() },
    OperatorCase("single(predicate)", "2 |") { $0.single { $0 == 2 } },
    OperatorCase("sample", "2 3 |") { source in source.sample(source.skip(1)) },
  ]

  private static let joining: [OperatorCase] = [
    OperatorCase("startWith", "8 9 1 2 3 |") { $0.startWith(8, 9) },
    OperatorCase("concat", "1 2 3 4 |") { $0.concat(Observable.just(4)) },
    OperatorCase("concat(sequence)", "1 2 3 4 |") { Observable.concat([$0, .just(4)]) },
    OperatorCase("merge", "1 1 2 2 3 3 |") { Observable.merge($0, $0) },
    OperatorCase("merge(maxConcurrent:)", "1 1 2 2 3 3 |") { $0.map { Observable.of($0, $0) }.merge(maxConcurrent: 1) },
    OperatorCase("switchLatest", "1 2 3 |") { $0.map { Observable.just($0) }.switchLatest() },
    OperatorCase("combineLatest", "11 21 22 32 33 |") { Observable.combineLatest($0, $0) { "\($0)\($1)" } },
    OperatorCase("combineLatest(collection)", "11 21 22 32 33 |") {
      Observable.combineLatest([$0, $0]).map { "\($0[0])\($0[1])" }
    },
    OperatorCase("combineLatest of eight", "11111111 |") { source in
      let one = source.take(1)
      return Observable.combineLatest(one, one, one, one, one, one, one, one) {
        "\($0)\($1)\($2)\($3)\($4)\($5)\($6)\($7)"
      }
    },
    OperatorCase("zip", "11 22 33 |") { Observable.zip($0, $0) { "\($0)\($1)" } },
    OperatorCase("zip(collection)", "11 22 33 |") { Observable.zip([$0, $0]).map { "\($0[0])\($0[1])" } },
    OperatorCase("zip of eight", "88 16 24 |") { s in
      Observable.zip(s, s, s, s, s, s, s, s) { $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7 }.map { $0 == 8 ? 88 : $0 }
    },
    OperatorCase("amb", "1 2 3 |") { $0.amb(Observable.never()) },
    OperatorCase("amb(sequence)", "1 2 3 |") { Observable.amb([.never(), $0]) },
  ]

  private static let timed: [OperatorCase] = [
    OperatorCase("debounce", "3 |") { $0.debounce(.seconds(2), scheduler: $1.main) },
    OperatorCase("throttle", "1 3 |") { $0.throttle(.seconds(3), scheduler: $1.main) },
    OperatorCase("throttle without latest", "1 |") { $0.throttle(.seconds(3), latest: false, scheduler: $1.main) },
    OperatorCase("delay", "1 2 3 |") { $0.delay(.seconds(5), scheduler: $1.main) },
    OperatorCase("delaySubscription", "3 |") { $0.delaySubscription(.milliseconds(2500), scheduler: $1.main) },
    OperatorCase("timeout", "1 2 3 |") { $0.timeout(.seconds(2), scheduler: $1.main) },
    OperatorCase("timeout that runs out", "!") { $0.timeout(.milliseconds(500), scheduler: $1.main) },
    OperatorCase("timeout(other:)", "9 |") {
      $0.timeout(.milliseconds(500), other: Observable.just(9), scheduler: $1.main)
    },
    OperatorCase("buffer", "[1, 2] [3] |") { $0.buffer(timeSpan: .seconds(9), count: 2, scheduler: $1.main) },
    OperatorCase("window", "1 2 3 |") { $0.window(timeSpan: .seconds(9), count: 2, scheduler: $1.main).merge() },
    OperatorCase("take(for:)", "1 2 |") { $0.take(for: .milliseconds(2500), scheduler: $1.main) },
    OperatorCase("skip(_:scheduler:)", "3 |") { $0.skip(.milliseconds(2500), scheduler: $1.main) },
    OperatorCase("observe(on:)", "1 2 3 |") { $0.observe(on: $1.scheduler("other")) },
    OperatorCase("observe(on: main)", "1 2 3 |") { $0.observe(on: MainScheduler.instance) },
    OperatorCase("subscribe(on:)", "1 2 3 |") { $0.subscribe(on: $1.scheduler("other")) },
    OperatorCase("interval", "0 1 2 |") {
      Observable<Int>.interval(.seconds(1), scheduler: $1.main).take(until: $0.takeLast(1)).take(3)
    },
    OperatorCase("timer", "0 |") { _, threads in Observable<Int>.timer(.seconds(1), scheduler: threads.main) },
  ]

  private static let ending: [OperatorCase] = [
    OperatorCase("catch", "1 2 3 |") { $0.catch { _ in .empty() } },
    OperatorCase("catch of a failure", "9 |") { $0.map { _ in throw TestError.failed }.catch { _ in .just(9) } },
    OperatorCase("catchAndReturn", "9 |") { $0.map { _ in throw TestError.failed }.catchAndReturn(9) },
    OperatorCase("catch(sequence:)", "1 2 3 |") { Observable.catch(sequence: [.error(TestError.failed), $0]) },
    OperatorCase("retry", "1 2 3 |") { $0.retry(2) },
    OperatorCase("retry(when:)", "1 2 3 |") { $0.retry(when: { (errors: Observable<any Error>) in errors.take(1) }) },
    OperatorCase("ifEmpty(default:)", "9 |") { $0.filter { _ in false }.ifEmpty(default: 9) },
    OperatorCase("ifEmpty(switchTo:)", "9 |") { $0.filter { _ in false }.ifEmpty(switchTo: .just(9)) },
    OperatorCase("do", "1 2 3 |") { $0.do(onNext: { _ in }, onDispose: {}) },
    OperatorCase("using", "1 2 3 |") { source in
      Observable.using({ BooleanDisposable() }, observableFactory: { _ in source })
    },
    OperatorCase("deferred", "1 2 3 |") { source in Observable.deferred { source } },
    OperatorCase("create", "1 2 3 |") { source in Observable.create { source.subscribe($0) } },
    OperatorCase("generate", "1 2 4 |") { _ in
      Observable.generate(initialState: 1, condition: { $0 < 5 }, iterate: { $0 * 2 })
    },
    OperatorCase("range", "5 6 |") { _ in Observable.range(start: 5, count: 2) },
    OperatorCase("repeatElement", "7 7 |") { _ in Observable.repeatElement(7).take(2) },
    OperatorCase("from(optional:)", "7 |") { _ in Observable.from(optional: 7) },
  ]

  private static let sharing: [OperatorCase] = [
    OperatorCase("share", "1 2 3 |") { $0.share() },
    OperatorCase("share(replay: 1)", "1 2 3 |") { $0.share(replay: 1) },
    OperatorCase("share(replay: 2)", "1 2 3 |") { $0.share(replay: 2) },
    OperatorCase("share(scope: forever)", "1 2 3 |") { $0.share(scope: .forever) },
    OperatorCase("share(replay: 1, scope: forever)", "1 2 3 |") { $0.share(replay: 1, scope: .forever) },
    OperatorCase("publish.refCount", "1 2 3 |") { $0.publish().refCount() },
    OperatorCase("multicast(selector:)", "1 1 2 2 3 3 |") {
      $0.multicast({ PublishSubject<Int>() }, selector: { .merge($0, $0) })
    },
  ]
}
