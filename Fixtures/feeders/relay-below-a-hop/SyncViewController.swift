import RxCocoa
import RxSwift
import UIKit

final class SyncViewController: UIViewController {
  private let button = UIButton()
  private let progressLabel = UILabel()
  private let stepLabel = UILabel()
  private let totalLabel = UILabel()
  private lazy var viewModel = SyncViewModel(start: button.rx.tap.asObservable())
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.progress.bind(to: progressLabel.rx.text).disposed(by: disposeBag) // expect: main_thread
    viewModel.step.bind(to: stepLabel.rx.text).disposed(by: disposeBag)
    viewModel.total.bind(to: totalLabel.rx.text).disposed(by: disposeBag) // expect: main_thread
  }
}
