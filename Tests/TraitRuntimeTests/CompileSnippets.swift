import Foundation

/// Expressions that the compiler is asked about, and what they are about.
enum CompileSnippets {
  /// The values that the snippets name. `itemsFn`, `items2` and `itemsDS` have the shapes of `rx.items…`.
  private static let preamble = """
    import Foundation
    import TraitRuntime
    struct E0: Error {}
    final class Owner {}
    struct Values {
      let drv: Driver<Int>, drvs: Driver<String>, sig: Signal<Int>, obs: Observable<Int>, obss: Observable<String>
      let brel: BehaviorRelay<Int>, brelO: BehaviorRelay<Int?>, prel: PublishRelay<Int>, prelO: PublishRelay<Int?>
      let rrel: ReplayRelay<Int>, inf: Infallible<Int>, sgl: Single<Int>, may: Maybe<Int>, cmp: Completable
      let cprop: ControlProperty<Int>, cpropS: ControlProperty<String?>, cev: ControlEvent<Int>
      let psub: PublishSubject<Int>, anyo: AnyObserver<Int>, bnd: Binder<Int>, bndO: Binder<Int?>
      let owner: Owner, bag: DisposeBag, mainS: MainScheduler
    }
    func itemsFn<O: ObservableType>(_ source: O) -> (@escaping (Int, Int) -> Void) -> Disposable
    where O.Element == Int { { _ in source.subscribe() } }
    func items2<O: ObservableType>(id: String) -> (O) -> (@escaping (Int, Int) -> Void) -> Disposable
    where O.Element == Int { { source in { _ in source.subscribe() } } }
    func itemsDS<O: ObservableType>(ds: Int) -> (O) -> Disposable
    where O.Element == Int { { $0.subscribe() } }
    extension Values {

    """

  /// One function a snippet, on one line each, and the number of the line that the first is on.
  static func source(of snippets: [String]) -> (text: String, firstLine: Int) {
    let functions = snippets.enumerated().map { index, snippet in
      let statement = isStatement(snippet) ? snippet : "_ = \(snippet)"
      return "func snippet\(index)() { \(statement) }"
    }
    let firstLine = preamble.split(separator: "\n", omittingEmptySubsequences: false).count
    return (preamble + functions.joined(separator: "\n") + "\n}\n", firstLine)
  }

  private static func isStatement(_ snippet: String) -> Bool {
    snippet.hasPrefix("let ") || snippet.hasSuffix(".value = 1") || snippet.hasPrefix("SharingScheduler.make =")
  }

  /// The snippets of a table, without its headings.
  static func list(_ table: String) -> [String] {
    table.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("//") }
  }
}
