// `retry()` never fails, `retry(3)` can, `retry(when:)` fails with its handler.
import RxCocoa
import RxSwift
import UIKit

final class BalanceViewController: UIViewController {
  private let forever = UILabel()
  private let thrice = UILabel()
  private let backoff = UILabel()
  private let caught = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    balance(of: "savings")
      .retry()
      .observe(on: MainScheduler.instance)
      .bind(to: forever.rx.text)
      .disposed(by: disposeBag)

    balance(of: "current")
      .retry(3)
      .asDriver(onErrorJustReturn: "")
      .drive(thrice.rx.text)
      .disposed(by: disposeBag)

    balance(of: "shares")
      .retry(when: { errors in
        errors.enumerated().flatMap { attempt, error -> Observable<Int> in
          attempt < 3
            ? Observable<Int>.timer(.seconds(attempt + 1), scheduler: MainScheduler.instance)
            : Observable.error(error)
        }
      })
      .asDriver(onErrorJustReturn: "")
      .drive(backoff.rx.text)
      .disposed(by: disposeBag)

    balance(of: "bonds")
      .retry(3)
      .catchAndReturn("unknown")
      .observe(on: MainScheduler.instance)
      .bind(to: caught.rx.text)
      .disposed(by: disposeBag)
  }

  private func balance(of account: String) -> Observable<String> {
    let url = URL(string: "https://example.com/accounts/\(account)")!
    return URLSession.shared.rx.data(request: URLRequest(url: url))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
