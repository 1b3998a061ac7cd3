import Testing
import TraitRuntime

/// Where the type `Infallible` keeps its word, and where RxSwift 6 lets errors through it.
@Suite struct TraitInfallibleTests {
  private let one = Infallible.just(1)
  private let failing = Observable<Int>.error(Failure())

  private func fails(_ sequence: Infallible<Int>) -> Bool {
    let log = Log()
    _ = sequence.asObservable().subscribe(log.observer())
    return log.lines.last == "error main"
  }

  @Test func conversionsCatch() {
    #expect(!fails(failing.asInfallible(onErrorJustReturn: 0)))
    #expect(!fails(failing.asInfallible(onErrorFallbackTo: .empty())))
    #expect(!fails(failing.asInfallible(onErrorRecover: { _ in .just(0) })))
  }

  @Test func innerSequencesLeakErrors() {
    #expect(fails(one.flatMap { _ in failing }))
    #expect(fails(one.flatMapLatest { _ in failing }))
    #expect(fails(one.flatMapFirst { _ in failing }))
    #expect(fails(one.concatMap { _ in failing }))
    #expect(fails(one.concat(failing)))
  }

  @Test func otherSequencesLeakErrors() {
    #expect(fails(Infallible.never().take(until: failing)))
    #expect(fails(Infallible.never().skip(until: failing)))
  }

  @Test func closuresLeakErrors() {
    #expect(fails(one.take(while: { _ in throw Failure() })))
    #expect(fails(one.skip(while: { _ in throw Failure() })))
    #expect(fails(one.do(onNext: { _ in throw Failure() })))
    #expect(fails(.deferred { throw Failure() }))
  }

  @Test func theOuterErrorOfFlatMapLatestPasses() {
    let sequence: Infallible<Int> = failing.flatMapLatest { Infallible.just($0) }
    #expect(fails(sequence))
  }

  /// RxSwift's own mistake, kept because a replay has to show it.
  @Test func mergingACollectionConcatenates() {
    let log = Log()
    VirtualThreads.play { _ in
      let (first, second) = (PublishRelay<Int>(), PublishRelay<Int>())
      let both = [first.asInfallible(), second.asInfallible()]
      _ = Infallible.merge(both[...]).asObservable().subscribe(log.observer("slice "))
      _ = Infallible.merge(both).asObservable().subscribe(log.observer("array "))
      second.accept(2)
    }
    #expect(log.lines == ["array 2 main"])
  }

  @Test func bindingReachesObserversAndRelays() {
    let relay = BehaviorRelay(value: 0)
    let optional = BehaviorRelay<Int?>(value: nil)
    var elements: [Int] = []
    _ = one.bind(to: relay)
    _ = one.bind(to: optional)
    _ = one.bind(onNext: { elements.append($0) })
    #expect(relay.value == 1 && optional.value == 1 && elements == [1])
  }

  @Test func asDriverHopsAndDoesNotCatch() {
    let log = Log()
    VirtualThreads.play { _ in
      let lying: Infallible<Int> = one.concat(failing)
      _ = lying.asDriver().drive(log.observer())
    }
    #expect(log.lines == ["1 main", "error main"])
  }

  @Test func valuesAreTheElements() async {
    var elements: [Int] = []
    for await element in Infallible.of(1, 2).values { elements.append(element) }
    #expect(elements == [1, 2])
  }
}
