// What an object subscribes to of its own when it is made runs beside what others subscribe to of it.
import RxCocoa
import RxSwift
import UIKit

final class LedgerService {
  static func entries() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.org/ledger")!))
      .map { "\($0.count)" }
      .catchAndReturn("")
      .observe(on: MainScheduler.instance)
  }
}

final class LedgerModel {
  let entries: Driver<String>
  let totals: Driver<String>
  let dates: Observable<String>
  let kept = BehaviorRelay(value: "")
  let keptTotals = BehaviorRelay(value: "")
  private let bag = DisposeBag()

  init() {
    entries = LedgerService.entries().asDriver(onErrorDriveWith: .empty())
    totals = LedgerService.entries().asDriver(onErrorDriveWith: .empty())
    dates = LedgerService.entries()
    entries.asObservable().bind(to: kept).disposed(by: bag)
    keep()
  }

  private func keep() { totals.asObservable().bind(to: keptTotals).disposed(by: bag) }
}

final class LedgerViewController: UIViewController {
  private let entryLabel = UILabel()
  private let totalLabel = UILabel()
  private let dateLabel = UILabel()
  private let model = LedgerModel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.entries.drive(entryLabel.rx.text).disposed(by: bag)
    model.totals.drive(totalLabel.rx.text).disposed(by: bag)
    model.dates.bind(to: dateLabel.rx.text).disposed(by: bag)
  }
}
