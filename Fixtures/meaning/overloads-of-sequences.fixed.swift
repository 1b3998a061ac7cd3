// Overloads for sequences of other elements are told apart by what is written of those.
import RxCocoa
import RxSwift
import UIKit

struct Knot: Equatable {
  let name: String
}

private func tied(_ lengths: Observable<Int>) -> Observable<Int> {
  lengths.concat(Observable.error(RxError.unknown))
}

private func tied(_ names: Observable<String>) -> Observable<String> {
  names
}

private func tied(_ knots: Observable<Knot>) -> Observable<Knot> {
  knots
}

final class RopeViewController: UIViewController {
  private let label = UILabel()
  private let button = UIButton()
  private let disposeBag = DisposeBag()
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tied(button.rx.tap.map { "\(1)" })
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    tied(button.rx.tap.map { "loop" }.filter { !$0.isEmpty }.share())
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    tied(button.rx.tap.flatMapLatest { self.knots() }).map { $0.name }
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    tied(lengths()).asDriver(onErrorDriveWith: .empty()).map { "\($0)" }
      .drive(label.rx.text)
      .disposed(by: disposeBag)
  }

  private func knots() -> Observable<Knot> {
    Observable.create { observer in
      observer.onNext(Knot(name: "reef"))
      observer.onCompleted()
      return Disposables.create()
    }
  }

  private func lengths() -> Observable<Int> {
    button.rx.tap.map { [weak self] in self?.count ?? 0 }
  }
}
