import RxCocoa
import RxSwift
import UIKit

// `create` may be given a function by name, one that another function makes, or one out of sight: what it sends is what
// that sends, and what is not in sight is not decided.

struct Spoilt: Error {}

func steady(_ observer: AnyObserver<String>) -> Disposable {
  observer.onNext("steady")
  return Disposables.create()
}

func spoiling(_ observer: AnyObserver<String>) -> Disposable {
  observer.onNext("milk")
  observer.onError(Spoilt())
  return Disposables.create()
}

/// Makes functions as `create` takes them.
func bringing(_ text: String) -> (AnyObserver<String>) -> Disposable {
  return { out in
    DispatchQueue.global().async { out.on(.next(text)) }
    return Disposables.create()
  }
}

final class LarderViewController: UIViewController {
  private let label = UILabel()
  private let spare = UILabel()
  private let far = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    Observable.create(steady).bind(to: label.rx.text).disposed(by: disposeBag)
    Observable.create(stored(into:)).bind(to: label.rx.text).disposed(by: disposeBag)
    let quiet: (AnyObserver<String>) -> Disposable = { $0.onNext("quiet"); return Disposables.create() }
    Observable.create(quiet).bind(to: label.rx.text).disposed(by: disposeBag)

    Observable.create(spoiling)
      .bind(to: spare.rx.text)  // expect: error_handling
      .disposed(by: disposeBag)
    let milk = bringing("milk")
    Observable.create(milk)
      .bind(to: far.rx.text)  // expect: main_thread
      .disposed(by: disposeBag)
  }

  private func stored(into observer: AnyObserver<String>) -> Disposable {
    observer.onNext("stored")
    observer.onCompleted()
    return Disposables.create()
  }
}
