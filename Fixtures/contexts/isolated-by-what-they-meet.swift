import RxCocoa
import RxSwift
import UIKit

// What overrides a method of the main actor, or meets a requirement of it where the conformance is stated, is isolated
// as that is; so is what stands in an isolated extension, and a type whose declaration names a protocol of UIKit's.
// (SE-0316)

protocol Announcing: AnyObject {
  @MainActor func announce(_ text: String) async
  func prepare() async
}

final class Announcer: Announcing {
  let texts = PublishRelay<String>()
  let steps = PublishRelay<String>()
  func announce(_ text: String) async { texts.accept(text) }
  func prepare() async { steps.accept("ready") }
}

final class Crier {
  let texts = PublishRelay<String>()
  let echoes = PublishRelay<String>()
}

extension Crier: Announcing {
  func announce(_ text: String) async { texts.accept(text) }
  func prepare() async { echoes.accept("ready") }
}

// The conformance stands elsewhere than the method.
final class Herald {
  let texts = PublishRelay<String>()
  func announce(_ text: String) async { texts.accept(text) }
  func prepare() async {}
}

extension Herald: Announcing {}

class Tally {
  @MainActor func count() {}
  func recount() async {}
}

final class StepCounter: Tally {
  let steps = PublishRelay<Int>()
  let total = PublishRelay<Int>()
  override func count() { steps.accept(1) }
  override func recount() async { total.accept(2) }
  func start() { Task.detached { await self.count() } }
}

final class Ledger {
  let lines = PublishRelay<String>()
  let sums = PublishRelay<String>()
  func sum() async { sums.accept("0") }
}

@MainActor
extension Ledger {
  func close() async { lines.accept("closed") }
  func reopen() { Task { lines.accept("open") } }
}

final class RowChoice: NSObject, UITableViewDelegate {
  let rows = PublishRelay<Int>()
  let loads = PublishRelay<Int>()
  func load() async { loads.accept(0) }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    Task { rows.accept(indexPath.row) }
  }
}

final class TapChoice: NSObject {
  let rows = PublishRelay<Int>()
  let loads = PublishRelay<Int>()
  func load() async { loads.accept(0) }
}

extension TapChoice: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    Task { rows.accept(indexPath.row) }
  }
}

final class NoticeViewController: UIViewController {
  private let label = UILabel()
  private let announcer = Announcer()
  private let crier = Crier()
  private let herald = Herald()
  private let counter = StepCounter()
  private let ledger = Ledger()
  private let rowChoice = RowChoice()
  private let tapChoice = TapChoice()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    announcer.texts.bind(to: label.rx.text).disposed(by: disposeBag)
    announcer.steps.bind(to: label.rx.text).disposed(by: disposeBag) // expect: main_thread
    crier.texts.bind(to: label.rx.text).disposed(by: disposeBag)
    crier.echoes.bind(to: label.rx.text).disposed(by: disposeBag) // expect: main_thread
    herald.texts.bind(to: label.rx.text).disposed(by: disposeBag) // expect: main_thread
    counter.steps.map(String.init).bind(to: label.rx.text).disposed(by: disposeBag)
    counter.total.map(String.init).bind(to: label.rx.text).disposed(by: disposeBag) // expect: main_thread
    ledger.lines.bind(to: label.rx.text).disposed(by: disposeBag)
    ledger.sums.bind(to: label.rx.text).disposed(by: disposeBag) // expect: main_thread
    rowChoice.rows.map(String.init).bind(to: label.rx.text).disposed(by: disposeBag)
    rowChoice.loads.map(String.init).bind(to: label.rx.text).disposed(by: disposeBag)
    tapChoice.rows.map(String.init).bind(to: label.rx.text).disposed(by: disposeBag)
    tapChoice.loads.map(String.init).bind(to: label.rx.text).disposed(by: disposeBag) // expect: main_thread
    counter.start()
    Task.detached { [announcer, crier, herald, counter, ledger, rowChoice, tapChoice] in
      await announcer.announce("hello")
      await announcer.prepare()
      await crier.announce("hello")
      await crier.prepare()
      await herald.announce("hello")
      await counter.recount()
      await ledger.close()
      await ledger.reopen()
      await ledger.sum()
      await rowChoice.load()
      await tapChoice.load()
    }
  }
}
