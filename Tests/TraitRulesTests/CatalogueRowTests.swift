import Testing

@testable import TraitRules

@Suite("A row and the calls it stands for")
struct CatalogueRowTests {
  @Test("A signature is taken apart into name, labels, defaults and repetition")
  func signature() {
    let row = CatalogueRow.step("throttle(_:latest?:scheduler:)", "Throttle.swift")
    #expect(row.name == "throttle")
    #expect(row.labels == ["_", "latest", "scheduler"])
    #expect(row.defaulted == ["latest"])
    #expect(!row.isProperty && !row.isVariadic)
    #expect(row.signature == "throttle(_:latest:scheduler:)")

    let zip = CatalogueRow.joining("zip(_:…resultSelector:)", "Zip+arity.swift")
    #expect(zip.labels == ["_", "resultSelector"])
    #expect(zip.isVariadic)
    #expect(zip.signature == "zip(_:…resultSelector:)")

    let property = CatalogueRow.conversion("values", result: .other, "Observable+Concurrency.swift")
    #expect(property.isProperty && property.labels.isEmpty && property.signature == "values")
    #expect(CatalogueRow.step("merge()", "Merge.swift").labels.isEmpty)
  }

  @Test(
    "A call fits a row by its labels, less what may be left out",
    arguments: [
      ("throttle(_:latest?:scheduler:)", ["_", "scheduler"], false, true),
      ("throttle(_:latest?:scheduler:)", ["_", "latest", "scheduler"], false, true),
      ("throttle(_:latest?:scheduler:)", ["_"], false, false),
      ("map(_:)", [], true, true),
      ("map(_:)", ["_"], false, true),
      ("map(_:)", [], false, false),
      ("retry()", [], false, true),
      ("retry()", ["_"], false, false),
      // A number of attempts is no closure.
      ("retry(_:)", ["_"], false, true),
      ("retry(_:)", [], true, false),
      ("retry(when:)", [], true, true),
      ("take(_:)", [], true, false),
      ("skip(while:)", [], true, true),
      ("zip(_:…resultSelector:)", ["_", "_", "_", "resultSelector"], false, true),
      ("zip(_:…resultSelector:)", ["_", "_", "_"], true, true),
      ("zip(_:…)", ["_", "_", "_"], false, true),
      ("zip(_:…)", ["_", "_", "resultSelector"], false, false),
      ("scan(_:accumulator:)", ["_"], true, true),
      ("scan(_:accumulator:)", ["into"], true, false),
      ("subscribe(onNext?:onError?:onCompleted?:onDisposed?:)", ["onNext", "onCompleted"], false, true),
      ("subscribe(onNext?:onError?:onCompleted?:onDisposed?:)", ["onError", "onNext"], false, false),
      ("do(onNext?:onError?:)", [], true, true),
    ] as [(StaticString, [String], Bool, Bool)])
  func accepts(signature: StaticString, labels: [String], trailingClosure: Bool, fits: Bool) {
    let row = CatalogueRow.step(signature, "Any.swift")
    #expect(row.accepts(labels: labels, trailingClosure: trailingClosure) == fits)
  }

  @Test("A release tells the rows of one name apart")
  func versions() throws {
    func result(of name: String, in version: RxVersion) -> CatalogueRow.ResultTrait? {
      Catalogue.standard.rows(named: name).first { $0.receiver == .observable && $0.exists(in: version) }?.result
    }
    #expect(result(of: "toArray", in: RxVersion(4, 5)) == .observable)
    #expect(result(of: "toArray", in: RxVersion(5)) == .single)
    #expect(result(of: "ignoreElements", in: RxVersion(5, 1)) == .completable)
    #expect(result(of: "ignoreElements", in: RxVersion(6)) == .observable)
    #expect(result(of: "shareReplay", in: RxVersion(6)) == nil)
    let state = Catalogue.standard.rows(named: "state").filter { $0.library == "ReactorKit" }
    #expect(state.first { $0.exists(in: RxVersion(2)) }?.delivery == .main)
    #expect(state.first { $0.exists(in: RxVersion(3)) }?.delivery == .caller)
  }

  /// The traps that RxSwift's own names set.
  @Test("Effects that are easy to get wrong")
  func traps() throws {
    #expect(try row("throttle(_:latest:scheduler:)").delivery == .keepOrScheduler)
    #expect(try row("delay(_:scheduler:)").delivery == .scheduler)
    #expect(try row("subscribe(on:)").delivery == .subscriberOnScheduler)
    #expect(try row("startWith(_:)").delivery == .keepOrSubscriber)
    #expect(try row("sample(_:defaultValue:)").delivery == .sampler)
    #expect(try row("withLatestFrom(_:)").delivery == .keep)
    #expect(try row("withLatestFrom(_:)").failure == .inputs)
    #expect(try row("retry()").failure == .retries)
    #expect(try row("retry(_:)").failure == .keep)
    #expect(try row("retry(when:)").failure == .handler)
    #expect(try row("catch(_:)").failure == .catchesIntoInner)
    #expect(try row("catchAndReturn(_:)").failure == .catches)
    #expect(try row("materialize()").failure == .catches)
    #expect(
      try row("do(onNext:afterNext:onError:afterError:onCompleted:afterCompleted:onSubscribe:onSubscribed:onDispose:)")
        .failure == .keep)
    #expect(try row("flatMapLatest(_:)").sharing == .inner)
    #expect(try row("timeout(_:scheduler:)").failure == .adds("times out"))
  }

  private func row(_ signature: String) throws -> CatalogueRow {
    try #require(
      Catalogue.standard.rows.first { $0.receiver == .observable && !$0.isStatic && $0.signature == signature })
  }
}
