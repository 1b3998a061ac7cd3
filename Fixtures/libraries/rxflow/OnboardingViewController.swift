import RxCocoa
import RxFlow
import RxSwift
import UIKit

final class OnboardingViewController: UIViewController {
  @IBOutlet private var doneButton: UIButton!
  @IBOutlet private var titleLabel: UILabel!
  var viewModel: OnboardingViewModel!
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    doneButton.rx.tap
      .delay(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
      .map { OnboardingStep.done }
      .bind(to: viewModel.steps)
      .disposed(by: disposeBag)

    viewModel.title.bind(to: titleLabel.rx.text).disposed(by: disposeBag)
  }
}
