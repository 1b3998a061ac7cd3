// A subject's type has what all sequences have: what `create` and `just` make there is no subject.
import RxCocoa
import RxSwift
import UIKit

final class DrillViewController: UIViewController {
  private let label = UILabel()
  private let other = UILabel()
  private let plain = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let drills = DrillService()

    drills.runs()
      .bind(to: label.rx.text) // expect: error_handling main_thread
      .disposed(by: disposeBag)

    drills.fallback(isOn: true)
      .bind(to: other.rx.text)
      .disposed(by: disposeBag)

    drills.last.bind(to: plain.rx.text).disposed(by: disposeBag)
  }
}

final class DrillService {
  private struct Broken: Error {}

  let last = ReplaySubject<String>.create(bufferSize: 1)

  func runs() -> Observable<String> {
    PublishSubject<String>.create { observer in
      DispatchQueue.global().async {
        observer.onNext("drill")
        observer.onError(Broken())
      }
      return Disposables.create()
    }
  }

  func fallback(isOn: Bool) -> Observable<String> {
    isOn ? BehaviorSubject<String>.just("none") : PublishRelay<String>.empty()
  }
}
