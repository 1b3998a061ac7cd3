// A cast, or a written type, says more than the declared type of what is cast.
import RxCocoa
import RxSwift
import UIKit

class ScreenModel {}

final class LoginModel: ScreenModel {
  let isBusy = BehaviorRelay(value: false)
  let failures = PublishSubject<String>()

  func fail() {
    failures.onError(RxError.timeout)
  }
}

class ScreenViewController: UIViewController {
  var model: ScreenModel?
  let disposeBag = DisposeBag()
}

final class LoginViewController: ScreenViewController {
  private let spinner = UIActivityIndicatorView()
  private let button = UIButton()
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let model = model as? LoginModel else { return }
    model.isBusy.bind(to: spinner.rx.isAnimating).disposed(by: disposeBag)
    model.failures
      .asDriver(onErrorDriveWith: .empty())
      .drive(label.rx.text)
      .disposed(by: disposeBag)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    (model as? LoginModel)?.isBusy.map { !$0 }.bind(to: button.rx.isEnabled).disposed(by: disposeBag)
    (model as! LoginModel).failures
      .asDriver(onErrorDriveWith: .empty())
      .drive(label.rx.text)
      .disposed(by: disposeBag)
  }
}
