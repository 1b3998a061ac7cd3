// `create` fails where its closure can send an error; `deferred` and `using` as what they make.
import RxCocoa
import RxSwift
import UIKit

final class PrinterViewController: UIViewController {
  private let a = UILabel()
  private let b = UILabel()
  private let c = UILabel()
  private let d = UILabel()
  private let e = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    paper(in: 1)
      .asDriver(onErrorJustReturn: "")
      .drive(a.rx.text)
      .disposed(by: disposeBag)

    toner()
      .bind(to: b.rx.text)
      .disposed(by: disposeBag)

    Observable.deferred { Observable.just("ready") }
      .bind(to: c.rx.text)
      .disposed(by: disposeBag)

    Observable<String>.deferred { [unowned self] in paper(in: 2) }
      .asDriver(onErrorJustReturn: "")
      .drive(d.rx.text)
      .disposed(by: disposeBag)

    Observable<String>.error(CocoaError(.userCancelled))
      .asDriver(onErrorJustReturn: "")
      .drive(e.rx.text)
      .disposed(by: disposeBag)
  }

  private func paper(in tray: Int) -> Observable<String> {
    Observable.create { observer in
      if tray > 1 {
        observer.onError(CocoaError(.featureUnsupported))
      } else {
        observer.onNext("full")
        observer.onCompleted()
      }
      return Disposables.create()
    }
  }

  private func toner() -> Observable<String> {
    Observable.create { observer in
      observer.on(.next("half"))
      observer.on(.completed)
      return Disposables.create()
    }
  }
}
