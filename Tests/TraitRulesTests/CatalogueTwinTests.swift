import Testing

@testable import TraitRules

/// What compiles on a Driver, as the compiler has it for RxSwift 6.
@Suite("The catalogue knows what a Driver has")
struct CatalogueTwinTests {
  struct Verdict: Sendable, CustomTestStringConvertible {
    var twin: CatalogueRow.DriverTwin
    var operators: [String]
    var sources: [String] = []
    var testDescription: String { "\(twin)" }
  }

  static let verdicts: [Verdict] = [
    Verdict(
      twin: .same,
      operators: [
        "map(_:)", "compactMap(_:)", "filter(_:)", "scan(_:accumulator:)", "skip(_:)", "startWith(_:)",
        "distinctUntilChanged()", "distinctUntilChanged(_:)", "distinctUntilChanged(_:comparer:)",
        "debug(_:trimOutput:file:line:function:)",
      ],
      sources: ["just(_:)", "of(_:…)", "from(_:)", "from(optional:)", "empty()", "never()"]),
    Verdict(
      twin: .withoutScheduler,
      operators: ["throttle(_:latest:scheduler:)", "debounce(_:scheduler:)", "delay(_:scheduler:)"],
      sources: [
        "interval(_:scheduler:)", "timer(_:period:scheduler:)", "just(_:scheduler:)", "of(_:…scheduler:)",
        "from(optional:scheduler:)",
      ]),
    Verdict(
      twin: .driverArguments,
      operators: [
        "flatMap(_:)", "flatMapLatest(_:)", "flatMapFirst(_:)", "merge()", "merge(maxConcurrent:)", "switchLatest()",
        "withLatestFrom(_:)", "withLatestFrom(_:resultSelector:)",
      ],
      sources: [
        "merge(_:…)", "combineLatest(_:…)", "combineLatest(_:…resultSelector:)", "zip(_:…)", "concat(_:)",
        "deferred(_:)",
      ]),
    Verdict(
      twin: .needless,
      operators: [
        "share(replay:scope:)", "publish()", "replay(_:)", "multicast(_:)", "observe(on:)", "observeOn(_:)",
        "catch(_:)",
        "catchAndReturn(_:)", "catchErrorJustReturn(_:)",
      ]),
    Verdict(
      twin: .missing,
      operators: [
        "concatMap(_:)", "concat(_:)", "amb(_:)", "distinctUntilChanged(at:)", "scan(into:accumulator:)",
        "reduce(_:accumulator:)", "skip(_:scheduler:)", "skip(while:)", "skip(until:)", "skipWhile(_:)",
        "skipUntil(_:)", "take(_:)", "take(until:)", "take(while:behavior:)", "take(for:scheduler:)", "takeUntil(_:)",
        "takeLast(_:)", "startWith(_:…)", "timeout(_:scheduler:)", "delaySubscription(_:scheduler:)",
        "buffer(timeSpan:count:scheduler:)", "window(timeSpan:count:scheduler:)", "sample(_:defaultValue:)",
        "subscribe(on:)", "retry()", "retry(_:)", "retry(when:)", "materialize()", "ifEmpty(default:)",
        "ifEmpty(switchTo:)", "enumerated()", "element(at:)", "single()", "first()", "toArray()", "asSingle()",
        "asMaybe()", "ignoreElements()", "groupBy(keySelector:)", "withUnretained(_:)", "decode(type:decoder:)",
        "concat()",
      ],
      sources: [
        "amb(_:)", "concat(_:…)", "error(_:)", "create(_:)", "range(start:count:)", "repeatElement(_:)",
        "generate(initialState:condition:iterate:)", "using(_:observableFactory:)", "timer(_:scheduler:)",
      ]),
  ]

  @Test("Each operator's twin is what the compiler accepts", arguments: verdicts)
  func twins(verdict: Verdict) throws {
    for (isStatic, names) in [(false, verdict.operators), (true, verdict.sources)] {
      for name in names {
        let row = Self.current.first {
          $0.receiver == .observable && $0.isStatic == isStatic && $0.signature == name
        }
        #expect(row?.twin == verdict.twin, "\(name)")
      }
    }
  }

  @Test("What has a twin has a row on Driver of the same arguments; what has none has no row there")
  func agreement() {
    for row in Self.current where row.receiver == .observable && row.library == "RxSwift" && row.kind != .subscription {
      let arguments = row.labels.filter { $0 != "scheduler" }
      let onDriver = Self.current.contains { other in
        [.shared, .driver].contains(other.receiver) && other.name == row.name && other.isStatic == row.isStatic
          && other.isVariadic == row.isVariadic && other.library == row.library
          && (other.labels == arguments || row.name == "do")
      }
      switch row.twin {
      case .same, .driverArguments, .withoutScheduler: #expect(onDriver, "\(row.signature)")
      case .missing where row.labels == arguments: #expect(!onDriver, "\(row.signature)")
      case .missing, .needless: break
      }
    }
  }

  @Test("On a Driver everything is on main, without errors and shared")
  func guarantees() {
    for row in Self.current where row.receiver == .shared && row.kind == .operator {
      #expect(row.delivery == .main || row.name == "startWith", "\(row.signature)")
      #expect(row.failure == .never, "\(row.signature)")
      #expect(row.sharing == .shares, "\(row.signature)")
    }
  }

  private static let current = Catalogue.standard.rows.filter { $0.exists(in: RxVersion(6, 10)) }
}
