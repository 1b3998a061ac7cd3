import RxCocoa
import RxSwift
import UIKit

final class SignInViewController: UIViewController {
  @IBOutlet private var nameField: UITextField!
  @IBOutlet private var submitButton: UIButton!
  @IBOutlet private var resultLabel: UILabel!
  @IBOutlet private var safeLabel: UILabel!
  private let viewModel: SignInType = SignInViewModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    nameField.rx.text.orEmpty
      .subscribe(onNext: { [viewModel] in viewModel.inputs.name($0) })
      .disposed(by: disposeBag)

    submitButton.rx.tap
      .bind { [viewModel] in viewModel.inputs.submit() }
      .disposed(by: disposeBag)

    viewModel.outputs.isValid.bind(to: submitButton.rx.isEnabled).disposed(by: disposeBag)
    viewModel.outputs.result.asDriver(onErrorDriveWith: .empty()).drive(resultLabel.rx.text).disposed(by: disposeBag)
    viewModel.outputs.safeResult.bind(to: safeLabel.rx.text).disposed(by: disposeBag)
  }
}
