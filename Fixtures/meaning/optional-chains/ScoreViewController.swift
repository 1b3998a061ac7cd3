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
      .map { "away: \($0)" }
      .bind(to: awayLabel.rx.text) // expect: main_thread error_handling
      .disposed(by: disposeBag)
  }
}
