// What an author wrote to be shown after an error is kept, or the fix is not safe: it moves to where the error arises as
// long as the elements there are what is shown.
import RxCocoa
import RxSwift
import UIKit

final class Bank {
  func balance() -> Observable<Int> {
    let request = URLRequest(url: URL(string: "https://bank.example.org/balance")!)
    return URLSession.shared.rx.data(request: request).map(\.count).observe(on: MainScheduler.instance)
  }
  func owner() -> Observable<String> {
    let request = URLRequest(url: URL(string: "https://bank.example.org/owner")!)
    return URLSession.shared.rx.data(request: request).map { "\($0.count)" }.observe(on: MainScheduler.instance)
  }
}

final class BalanceViewController: UIViewController {
  private let amountLabel = UILabel()
  private let totalLabel = UILabel()
  private let ownerLabel = UILabel()
  private let button = UIButton()
  private let bank = Bank()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    // An amount is a number where it is asked for, and "?" is none.
    button.rx.tap
      .flatMapLatest { [bank] in bank.balance() }
      .map { "\($0) €" }
      .asDriver(onErrorJustReturn: "?")
      .drive(amountLabel.rx.text) // expect: error_ends_stream
      .disposed(by: bag)
    button.rx.tap
      .flatMapLatest { [bank] in bank.balance().map { "\($0) €" }
      .catchAndReturn("unknown") }
      .bind(to: totalLabel.rx.text)
      .disposed(by: bag)
    button.rx.tap.asDriver()
      .flatMapLatest { [bank] in bank.owner().asDriver(onErrorJustReturn: "?") }
      .drive(ownerLabel.rx.text)
      .disposed(by: bag)
  }
}
