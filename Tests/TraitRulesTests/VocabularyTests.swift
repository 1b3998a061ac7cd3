import Testing

@testable import TraitRules

/// What a configuration says of a project's own words.
@Suite("Words that a configuration adds") struct VocabularyTests {
  /// The facts at the sink of a chain, as `traitlint dump chains` prints them.
  private static func facts(_ chain: String, _ vocabulary: Vocabulary) -> String? {
    let text = """
      import RxCocoa
      import RxSwift
      import UIKit

      final class Screen: UIViewController {
        let label = UILabel()
        override func viewDidLoad() {
          let request = load()
          let chain = \(chain)
          chain.bind(to: label.rx.text)
          chain.bind(to: label.rx.text)
        }
      }
      """
    var options = ProjectOptions()
    options.vocabulary = vocabulary
    return ChainDump.text([SourceFile(path: "Screen.swift", bytes: Array(text.utf8))], options: options)
      .split(separator: "\n").last.map { String($0.dropFirst(4)) }
  }

  /// Of a request, which fails, comes off main and runs again.
  @Test(
    "An operator has the effects that it is said to have",
    arguments: [
      (
        Vocabulary.Effect(),
        "off main; can fail: likely: nothing in sight says what load() does; repeated: likely: load() runs again; "
          + "thread: likely: nothing in sight says what load() does; reads request, chain"
      ),
      (
        Vocabulary.Effect(delivery: "main"),
        "main; can fail: likely: nothing in sight says what load() does; repeated: likely: load() runs again; reads request, chain"
      ),
      (
        Vocabulary.Effect(delivery: "background", failure: "never"),
        "off main; never fails; repeated: likely: load() runs again; thread: the configuration says so of marked; reads request, chain"
      ),
      (
        Vocabulary.Effect(delivery: "main", failure: "possible"),
        "main; can fail: the configuration says so of marked; repeated: likely: load() runs again; reads request, chain"
      ),
      (
        Vocabulary.Effect(delivery: "main", failure: "never", sharing: "shared"), "main; never fails; shared"
      ),
      (
        Vocabulary.Effect(delivery: "main", failure: "never", sharing: "harmless"), "main; never fails; harmless"
      ),
      (
        Vocabulary.Effect(delivery: "main", failure: "never", sharing: "repeated"),
        "main; never fails; repeated: the configuration says so of marked; reads request, chain"
      ),
      (
        Vocabulary.Effect(delivery: "keep", failure: "keep", sharing: "keep"),
        "off main; can fail: likely: nothing in sight says what load() does; repeated: likely: load() runs again; "
          + "thread: likely: nothing in sight says what load() does; reads request, chain"
      ),
    ])
  func operators(_ effect: Vocabulary.Effect, _ facts: String) {
    var vocabulary = Vocabulary()
    vocabulary.operators = ["marked": effect]
    #expect(Self.facts("request.marked()", vocabulary) == facts)
  }

  @Test(
    "Of a source, what is not said is not known",
    arguments: [
      (
        Vocabulary.Effect(),
        "unknown; failure unknown: the configuration does not say; sharing unknown: the configuration does not say; "
          + "thread: the configuration does not say; may go on"
      ),
      (
        Vocabulary.Effect(delivery: "main", failure: "never"),
        "main; never fails; sharing unknown: the configuration does not say; may go on"
      ),
      (
        Vocabulary.Effect(failure: "possible", sharing: "harmless"),
        "unknown; can fail: the configuration says so of prices; harmless; thread: the configuration does not say; "
          + "may go on"
      ),
    ])
  func sources(_ effect: Vocabulary.Effect, _ facts: String) {
    var vocabulary = Vocabulary()
    vocabulary.sources = ["prices": effect]
    #expect(Self.facts("market.rx.prices", vocabulary) == facts)
  }

  @Test("A scheduler is main or it is not, and a sink is user interface")
  func schedulersAndSinks() {
    var vocabulary = Vocabulary()
    vocabulary.schedulers = ["Threads.front": true, "Threads.back": false]
    #expect(Self.facts("Observable.just(\"\").observe(on: Threads.front)", vocabulary) == "main; never fails; harmless")
    #expect(
      Self.facts("Observable.just(\"\").observe(on: Threads.back)", vocabulary)
        == "off main; never fails; harmless; thread: observe delivers on Threads.back")
  }

  private static let states = [
    "  = main; never fails; harmless; goes on; its end at once\n",
    "  = unknown (at once, anywhere); never fails; harmless; ",
    "  = main or off main (off main, at once); never fails; harmless; ",
  ]

  @Test(
    "A reactor's state comes on main up to ReactorKit 2.0, and where its mutations are made from 2.1 on",
    arguments: [(RxVersion(2, 0), 0), (RxVersion(2, 1), 2)])
  func reactors(_ version: RxVersion, _ state: Int) {
    var options = ProjectOptions()
    options.reactorKit = version
    Self.expectState(state, options)
  }

  @Test(
    "Without a pin of ReactorKit, the RxSwift that it needs tells where a reactor's state comes, or leaves it open",
    arguments: [(RxVersion(4, 5), 0), (RxVersion(5, 1), 1), (RxVersion(6, 2), 2)])
  func reactorsWithoutAPin(_ version: RxVersion, _ state: Int) {
    var options = ProjectOptions()
    options.rxSwift = version
    Self.expectState(state, options)
  }

  private static func expectState(_ state: Int, _ options: ProjectOptions) {
    let files = FixtureSources.cases.first { $0.name == "libraries/reactorkit-3" }?.files ?? []
    let dump = ChainDump.text(files, options: options)
    for (index, facts) in states.enumerated() { #expect(dump.contains(facts) == (index == state), "\(dump)") }
  }
}
