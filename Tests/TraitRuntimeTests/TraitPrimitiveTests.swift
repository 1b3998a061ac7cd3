import Testing
import TraitRuntime

/// Singles, maybes and completables.
@Suite struct TraitPrimitiveTests {
  private func outcome<T>(_ single: Single<T>) -> String {
    var text = "none"
    _ = single.subscribe(
      onSuccess: { text = "\($0)" },
      onFailure: { text = "\($0)" },
      onDisposed: { text += " disposed" }
    )
    return text
  }

  @Test func asSingleWantsExactlyOne() {
    #expect(outcome(Observable.just(1).asSingle()) == "1 disposed")
    #expect(outcome(Observable<Int>.empty().asSingle()).contains("doesn't contain any elements"))
    #expect(outcome(Observable.of(1, 2).asSingle()).contains("more than one"))
  }

  @Test func asSingleWaitsForTheCompletion() {
    #expect(outcome(Observable.just(1).concat(Observable.never()).asSingle()) == "none")
  }

  @Test func firstDoesNotWait() {
    #expect(outcome(Observable.just(1).concat(Observable.never()).first()) == "Optional(1) disposed")
    #expect(outcome(Observable<Int>.empty().first()) == "nil disposed")
  }

  @Test func anEmptyZipSucceeds() {
    #expect(outcome(Single<Int>.zip([Single<Int>]())) == "[] disposed")
    #expect(outcome(Single.zip([.just(1), .just(2)])) == "[1, 2] disposed")
    #expect(outcome(Single.zip(.just(1), .just("a"))) == "(1, \"a\") disposed")
  }

  @Test func andThenWaitsForTheCompletion() {
    #expect(outcome(Completable.empty().andThen(Single.just(1))) == "1 disposed")
    #expect(outcome(Completable.never().andThen(Single.just(1))) == "none")
    #expect(outcome(Completable.error(Failure()).andThen(Single.just(1))) == "Failure() disposed")
  }

  @Test func aMaybeTellsOneOutcome() {
    var outcomes: [String] = []
    for maybe in [Maybe.just(1), .empty(), .error(Failure())] {
      _ = maybe.subscribe(
        onSuccess: { outcomes.append("\($0)") },
        onError: { outcomes.append("\($0)") },
        onCompleted: { outcomes.append("completed") }
      )
    }
    #expect(outcomes == ["1", "completed", "Failure()"])
  }

  @Test func anEmptyMaybeHasAReplacement() {
    #expect(outcome(Maybe<Int>.empty().ifEmpty(default: 1)) == "1 disposed")
    #expect(outcome(Maybe<Int>.empty().ifEmpty(switchTo: Single.just(2))) == "2 disposed")
  }

  @Test func completablesRunInTurnOrTogether() {
    var order: [Int] = []
    let step = { (number: Int) in Completable.empty().do(onCompleted: { order.append(number) }) }
    _ = Completable.concat(step(1), step(2)).subscribe()
    _ = Completable.zip(step(3), step(4)).subscribe(onCompleted: { order.append(5) })
    #expect(order == [1, 2, 3, 4, 5])
  }

  @Test func valueIsTheElement() async throws {
    #expect(try await Single.just(1).value == 1)
    #expect(try await Maybe<Int>.empty().value == nil)
    await #expect(throws: Failure.self) { try await Completable.error(Failure()).value }
    #expect(try await Single.create { 3 }.value == 3)
  }
}
