import RxCocoa
import RxSwift
import UIKit

final class ProfileViewController: UIViewController {
  private let label = UILabel()
  private let viewModel = ProfileViewModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.output.title.bind(to: label.rx.text).disposed(by: disposeBag)
  }
}

final class StatementViewController: UIViewController {
  private let label = UILabel()
  private let viewModel = StatementViewModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.output.title.bind(to: label.rx.text).disposed(by: disposeBag) // expect: main_thread error_handling
  }
}
