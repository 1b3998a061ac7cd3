import RxCocoa
import RxSwift
import UIKit

final class StatusViewController: UIViewController {
  private let label = UILabel()
  private let viewModel = StatusViewModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.$status.asDriver().drive(label.rx.text).disposed(by: disposeBag)
    viewModel.check()
  }
}
