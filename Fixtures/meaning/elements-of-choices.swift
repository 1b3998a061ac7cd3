// Where one of several sequences is chosen, its elements are what they are in each of them.
import RxCocoa
import RxSwift
import UIKit

struct Account {
  let name: Observable<String>
  let balance: Observable<String>
}

final class AccountsViewController: UIViewController {
  private let name = UILabel()
  private let balance = UILabel()
  private let current = BehaviorRelay(value: Account(name: .just("A"), balance: Bank.balance()))
  private let joint = BehaviorRelay(value: Account(name: .just("B"), balance: Bank.balance()))
  private let disposeBag = DisposeBag()
  var isJoint = false

  override func viewDidLoad() {
    super.viewDidLoad()
    let account = isJoint ? joint.asObservable() : current.asObservable()
    account.flatMapLatest { $0.name }
      .bind(to: name.rx.text)
      .disposed(by: disposeBag)
    account.flatMapLatest { $0.balance }
      .bind(to: balance.rx.text) // expect: main_thread error_handling
      .disposed(by: disposeBag)
    Observable.merge(joint.asObservable(), current.asObservable())
      .flatMapLatest { $0.balance }
      .bind(to: balance.rx.text) // expect: main_thread error_handling
      .disposed(by: disposeBag)
  }
}

enum Bank {
  static func balance() -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/balance")!).map { "\($0)" }
  }
}
