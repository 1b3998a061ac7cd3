// `never()` where the object is gone says nothing of how long the stream goes on.
import RxCocoa
import RxSwift
import UIKit

final class BalanceViewController: UIViewController {
  private let totalLabel = UILabel()
  private let changeLabel = UILabel()
  private let accounts = Accounts()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    accounts.total()
      .map { "\($0)" }
      .asDriver(onErrorJustReturn: "–")
      .drive(totalLabel.rx.text)
      .disposed(by: disposeBag)

    accounts.changes()
      .map { "\($0)" }
      .asDriver(onErrorJustReturn: "–")
      .drive(changeLabel.rx.text)
      .disposed(by: disposeBag)
  }
}

final class Accounts {
  /// One account, one answer: nothing is left to lose.
  func total() -> Observable<Int> {
    current()
      .flatMap { [weak self] account -> Observable<Int> in
        guard let self else { return .never() }
        return self.sum(of: account)
      }
      .flatMap { [weak self] sum -> Observable<Int> in
        guard let self else { return .never() }
        return self.request(sum)
      }
  }

  /// A new answer every minute, until the first error.
  func changes() -> Observable<Int> {
    Observable<Int>.interval(.seconds(60), scheduler: MainScheduler.instance)
      .flatMap { [weak self] account -> Observable<Int> in
        guard let self else { return .never() }
        return self.request(account)
          .catchAndReturn(0)
      }
  }

  private func current() -> Observable<Int> { .just(1) }

  private func sum(of account: Int) -> Observable<Int> { .just(account * 100) }

  private func request(_ account: Int) -> Observable<Int> {
    Observable.create { observer in
      guard account > 0 else {
        observer.onError(CancellationError())
        return Disposables.create()
      }
      observer.onNext(account)
      observer.onCompleted()
      return Disposables.create()
    }
  }
}
