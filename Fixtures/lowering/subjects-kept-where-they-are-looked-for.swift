import RxCocoa
import RxSwift
import UIKit

// A subject is looked for where it is kept, made where there is none, and then kept there: what is found is, among
// others, what was found before.
final class Ledger: ReactiveCompatible {
  final class Page {
    var entries: BehaviorSubject<String?>?
  }

  private var pages: [String: Page] = [:]

  func entries(of name: String) -> Observable<String> {
    let entries = pages[name]?.entries ?? BehaviorSubject<String?>(value: name)
    keep(entries, as: name)
    return entries.known().map { $0.uppercased() }.share(replay: 1)
  }

  func write(_ entry: String, to name: String) { pages[name]?.entries?.onNext(entry) }

  func writer(of name: String) -> Binder<String?> {
    Binder(self) { ledger, entry in ledger.write(entry ?? "", to: name) }
  }

  private func keep(_ entries: BehaviorSubject<String?>, as name: String) {
    if page(named: name).entries == nil { page(named: name).entries = entries }
  }

  private func page(named name: String) -> Page {
    let page = pages[name] ?? Page()
    if pages[name] == nil { pages[name] = page }
    return page
  }
}

extension ObservableType where Element == String? {
  func known() -> Observable<String> { filter { $0 != nil }.map { $0 ?? "" } }
}

final class LedgerViewController: UIViewController {
  private let ledger = Ledger()
  private let nameField = UITextField()
  private let nameLabel = UILabel()
  private let dateLabel = UILabel()
  private let background = SerialDispatchQueueScheduler(qos: .utility)
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.rx.text.bind(to: ledger.writer(of: "name")).disposed(by: disposeBag)
    ledger.entries(of: "name").bind(to: nameLabel.rx.text).disposed(by: disposeBag)
    ledger.entries(of: "date").observe(on: background)
      .bind(to: dateLabel.rx.text)  // expect: main_thread
      .disposed(by: disposeBag)
  }
}
