import RxCocoa
import RxSwift
import UIKit

final class AccountViewController: UIViewController {
  @IBOutlet private var nameLabel: UILabel!
  @IBOutlet private var hint: UILabel!
  @IBOutlet private var field: UITextField!
  private let viewModel = AccountViewModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.$name.bind(to: nameLabel.rx.text).disposed(by: disposeBag)
    viewModel.$isEditing.map(!).bind(to: hint.rx.isHidden).disposed(by: disposeBag)
  }

  @IBAction private func done(_ sender: Any) {
    viewModel.rename(to: field.text ?? "")
  }
}
