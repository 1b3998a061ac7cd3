// Two ways lead to a screen, and each keeps the Driver that it hands over: whichever it was, the screen has one run.
import RxCocoa
import RxSwift
import UIKit

struct Ledger {
  var balance: Driver<String> { fetched.asDriver(onErrorJustReturn: "") }

  private var fetched: Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/balance")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

final class BalanceViewController: UIViewController {
  private let label = UILabel()
  private let badge = UILabel()
  private let disposeBag = DisposeBag()
  private let balance: Driver<String>

  init(balance: Driver<String>) {
    self.balance = balance
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    balance.drive(label.rx.text).disposed(by: disposeBag)
    balance.map { $0.isEmpty }.drive(badge.rx.isHidden).disposed(by: disposeBag)
  }
}

final class FirstRouter {
  private let balance = Ledger().balance

  func open() -> UIViewController { BalanceViewController(balance: balance) }
}

final class SecondRouter {
  func open() -> UIViewController {
    let kept = Ledger().balance
    return BalanceViewController(balance: kept)
  }
}
