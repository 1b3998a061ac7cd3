import Testing

@testable import TraitRules

/// What a subscription feeds is what its closures lead to, other subscriptions that they make included.
@Suite("A subscription whose closure subscribes")
struct SubscriptionKindTests {
  @Test("feeds what the subscription in it feeds", arguments: ["names.bind(to: label.rx.text)", "show()", "reload()"])
  func leadsToInterface(_ statement: String) {
    #expect(kind(ofSubscriptionRunning: statement) == .interface)
  }

  @Test(
    "feeds nothing where it leads to none that feeds user interface",
    arguments: ["names.bind(to: kept)", "keep()", "_ = { self.later = { self.show() } }", "Rows().load()"])
  func leadsElsewhere(_ statement: String) {
    #expect(kind(ofSubscriptionRunning: statement) == .other)
  }

  /// The kind of the one subscription to a relay of no text.
  private func kind(ofSubscriptionRunning statement: String) -> SubscriptionCall.Kind? {
    let source = """
      import RxCocoa
      import RxSwift
      final class Screen: UIViewController {
        let label = UILabel()
        let names = BehaviorRelay(value: "")
        let kept = BehaviorRelay(value: "")
        let changes = PublishRelay<Void>()
        let bag = DisposeBag()
        var later: () -> Void = {}
        func follow() {
          changes.subscribe(onNext: { [unowned self] in
            \(statement)
          }).disposed(by: bag)
        }
        func reload() { names.subscribe(onNext: { _ in self.show() }).disposed(by: bag) }
        func show() { names.bind(to: label.rx.text).disposed(by: bag) }
        func keep() { names.bind(to: kept).disposed(by: bag); keep() }
      }
      final class Rows {
        func load() { rest() }
        func rest() { load() }
      }
      """
    let project = Project([SourceFile(path: "Screen.swift", bytes: Array(source.utf8))], threads: 1)
    let calls = Analysis(project, ProjectOptions()).subscriptions.calls()
    return calls.first { project.text($0.call).hasPrefix("changes.") }?.kind
  }
}
