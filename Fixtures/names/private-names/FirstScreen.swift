// Private types of the same name in two files of one target.
import RxCocoa
import RxSwift
import UIKit

private final class Model {
  let text = Observable.just("first")
}

final class FirstViewController: UIViewController {
  private let label = UILabel()
  private let model = Model()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.text.bind(to: label.rx.text).disposed(by: disposeBag)
  }
}
