import RxCocoa
import RxSwift
import UIKit

final class NameViewController: UIViewController {
  private let firstField = UITextField()
  private let lastField = UITextField()
  private let firstName = BehaviorRelay<String>(value: "")
  private let lastName = BehaviorRelay<String>(value: "")
  private let fullLabel = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    (firstField.rx.text.orEmpty <-> firstName).disposed(by: disposeBag)
    (lastField.rx.text.orEmpty <-> lastName).disposed(by: disposeBag)

    Observable.combineLatest(firstName, lastName) { "\($0) \($1)" }
      .bind(to: fullLabel.rx.text)
      .disposed(by: disposeBag)
  }
}
