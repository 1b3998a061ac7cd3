// What stays open after its one answer has nothing left that an error could take away, not even beside `never()`.
import RxCocoa
import RxSwift
import UIKit

final class LedgerViewController: UIViewController {
  private let balanceLabel = UILabel()
  private let rateLabel = UILabel()
  private let tick = UIButton()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    // One answer, after which nothing is completed.
    let opened = Observable<Int>.create { observer in
      DispatchQueue.global().async { observer.onNext(7) }
      return Disposables.create()
    }
    opened
      .flatMap { [weak self] number -> Observable<String> in
        guard let self else { return .never() }
        return self.balance(number)
      }
      .asDriver(onErrorJustReturn: "")
      .drive(balanceLabel.rx.text)
      .disposed(by: disposeBag)
    // An answer for each tap.
    let asked = Observable<Int>.create { [tick] observer in
      tick.rx.tap.subscribe(onNext: { observer.onNext(8) })
    }
    asked
      .flatMap { [weak self] number -> Observable<String> in
        guard let self else { return .never() }
        return self.balance(number)
          .catchAndReturn("")
      }
      .asDriver(onErrorJustReturn: "")
      .drive(rateLabel.rx.text)
      .disposed(by: disposeBag)
  }

  private func balance(_ number: Int) -> Observable<String> {
    Observable.create { observer in
      guard number > 7 else {
        observer.onError(RxError.unknown)
        return Disposables.create()
      }
      observer.onNext("\(number)")
      observer.onCompleted()
      return Disposables.create()
    }
  }
}
