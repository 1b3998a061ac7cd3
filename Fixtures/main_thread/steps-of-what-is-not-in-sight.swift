// RxSwift 6. Where a chain begins out of sight, nobody knows where the closure of a `do` above the hop to main runs: what it
// does to a view is not decided. Below that hop it is.
import Ledgers
import RxCocoa
import RxSwift
import UIKit

final class LedgerViewController: UIViewController {
  private let label = UILabel()
  private let ledger = Ledger()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    ledger.entries
      .do(onNext: { [weak self] _ in self?.view.endEditing(true) })
      .asDriver(onErrorJustReturn: "")
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    ledger.entries
      .do(onNext: { print($0) })
      .asDriver(onErrorJustReturn: "")
      .do(onNext: { [weak self] _ in self?.view.endEditing(true) })
      .drive(label.rx.text)
      .disposed(by: disposeBag)
  }
}
