import RxCocoa
import RxSwift
import UIKit

final class FriendsViewController: UIViewController {
  private let viewModel = FriendsViewModel()
  private let label = UILabel()
  private let spinner = UIActivityIndicatorView()
  private let button = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.toast.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: viewModel.bag)
    viewModel.isBusy.asDriver().drive(spinner.rx.isAnimating).disposed(by: viewModel.bag)
    button.rx.tap.subscribe(onNext: { [viewModel] in
      viewModel.add()
      viewModel.reload()
    }).disposed(by: viewModel.bag)
  }
}

final class SettingsViewController: UIViewController {
  private let viewModel = SettingsViewModel()
  private let label = UILabel()
  private let spinner = UIActivityIndicatorView()
  private let button = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.toast.bind(to: label.rx.text).disposed(by: viewModel.bag)
    viewModel.isBusy.bind(to: spinner.rx.isAnimating).disposed(by: viewModel.bag)
    button.rx.tap.subscribe(onNext: { [viewModel] in viewModel.save() }).disposed(by: viewModel.bag)
  }
}

/// Known by the base, it is what it is made as.
final class AnyScreenViewController: UIViewController {
  private let viewModel: ScreenViewModel = FriendsViewModel()
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.toast.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: viewModel.bag)
    (viewModel as? FriendsViewModel)?.add()
  }
}
