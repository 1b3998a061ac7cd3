import RxCocoa
import RxSwift
import UIKit

class BaseViewController<ViewModel: BaseViewModel>: UIViewController {
  let viewModel: ViewModel
  let spinner = UIActivityIndicatorView()
  let banner = UILabel()
  let disposeBag = DisposeBag()

  init(viewModel: ViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.isLoading.bind(to: spinner.rx.isAnimating).disposed(by: disposeBag)
    viewModel.message.asDriver(onErrorDriveWith: .empty()).drive(banner.rx.text).disposed(by: disposeBag)
  }
}
