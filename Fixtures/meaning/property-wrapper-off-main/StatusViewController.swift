import RxCocoa
import RxSwift
import UIKit

final class StatusViewController: UIViewController {
  private let label = UILabel()
  private let viewModel = StatusViewModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.$status.bind(to: label.rx.text).disposed(by: disposeBag) // expect: main_thread
    viewModel.check()
  }
}
