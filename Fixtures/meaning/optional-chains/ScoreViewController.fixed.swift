import RxCocoa
import RxSwift
import UIKit

final class ScoreViewController: UIViewController {
  @IBOutlet private weak var homeLabel: UILabel?
  @IBOutlet private weak var awayLabel: UILabel!
  var viewModel: ScoreViewModel?
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel?.start()

    if let homeLabel {
      viewModel?.output?.home
        .bind(to: homeLabel.rx.text)
        .disposed(by: disposeBag)
    }

    viewModel?.output?.away?
      .asDriver(onErrorDriveWith: .empty())
      .map { "away: \($0)" }
      .drive(awayLabel.rx.text)
      .disposed(by: disposeBag)
  }
}
