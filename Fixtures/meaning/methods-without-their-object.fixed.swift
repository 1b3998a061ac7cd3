import RxCocoa
import RxSwift
import UIKit

// `Type.method` takes the object first and gives its method.

struct Blocked: Error {}

final class Gate {
  func passages() -> Observable<String> {
    Observable.create { observer in
      observer.onError(Blocked())
      return Disposables.create()
    }
  }

  func names() -> Observable<String> {
    Observable.just("North")
  }
}

extension ObservableType {
  func flattened<Result>(_ method: @escaping (Element) -> () -> Observable<Result>) -> Observable<Result> {
    map { method($0)() }.switchLatest()
  }
}

final class GatesViewController: UIViewController {
  private let passagesLabel = UILabel()
  private let namesLabel = UILabel()
  private let firstNameLabel = UILabel()
  private let gate = Gate()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    let read = Gate.passages
    read(gate)()
      .asDriver(onErrorJustReturn: "")
      .drive(passagesLabel.rx.text)
      .disposed(by: disposeBag)

    Gate.names(gate)()
      .bind(to: namesLabel.rx.text)
      .disposed(by: disposeBag)

    Observable.just(gate)
      .flattened(Gate.names)
      .bind(to: firstNameLabel.rx.text)
      .disposed(by: disposeBag)
  }
}
