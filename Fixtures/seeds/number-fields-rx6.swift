import RxCocoa
import RxSwift
import UIKit

final class NumbersViewController: UIViewController {
  private let first = UITextField()
  private let second = UITextField()
  private let sumLabel = UILabel()
  private let echoField = UITextField()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    Observable
      .combineLatest(first.rx.text.orEmpty, second.rx.text.orEmpty) { (Int($0) ?? 0) + (Int($1) ?? 0) }
      .map(String.init)
      .bind(to: sumLabel.rx.text)
      .disposed(by: disposeBag)

    first.rx.text
      .bind(to: echoField.rx.text)
      .disposed(by: disposeBag)
  }
}
