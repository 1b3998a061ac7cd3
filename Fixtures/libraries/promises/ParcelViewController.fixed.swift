import RxCocoa
import RxSwift
import UIKit

final class ParcelViewController: UIViewController {
  private let viewModel: ParcelViewModel
  private let spinner = UIActivityIndicatorView()
  private let number = UILabel()
  private let weight = UILabel()
  private let failure = UILabel()
  private let disposeBag = DisposeBag()

  init(viewModel: ParcelViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.isBusy.bind(to: spinner.rx.isAnimating).disposed(by: disposeBag)
    viewModel.number.bind(to: number.rx.text).disposed(by: disposeBag)
    viewModel.failure.bind(to: failure.rx.text).disposed(by: disposeBag)
    viewModel.isThrough.bind(to: failure.rx.isHidden).disposed(by: disposeBag)
    viewModel.weight.asDriver().drive(weight.rx.text).disposed(by: disposeBag)
    viewModel.send()
  }
}
