// What others need as the Single that it is becomes no Driver.
import RxCocoa
import RxSwift
import UIKit

final class LedgerModel {
  let balance: Single<String>

  init() {
    balance = Single.create { single in
      DispatchQueue.main.async { single(.success("12")) }
      return Disposables.create()
    }
  }
}

final class LedgerProvider {
  private let model = LedgerModel()

  var balance: Single<String> { model.balance }
}

final class LedgerViewController: UIViewController {
  private let labels = (0..<2).map { _ in UILabel() }
  private let provider = LedgerProvider()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    provider.balance.map { "\($0) EUR" }.asObservable()
      .bind(to: labels[0].rx.text)
      .disposed(by: disposeBag)
    provider.balance.asObservable()
      .bind(to: labels[1].rx.text) // expect: sharing
      .disposed(by: disposeBag)
  }
}
