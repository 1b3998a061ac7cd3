import RxCocoa
import RxSwift
import UIKit

final class SettingsViewController: UIViewController {
  @IBOutlet private var nameLabel: UILabel!
  @IBOutlet private var planLabel: UILabel!
  private let viewModel = CurrentViewModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.output.name.bind(to: nameLabel.rx.text).disposed(by: disposeBag)
    viewModel.output.plan.asDriver(onErrorJustReturn: "").drive(planLabel.rx.text).disposed(by: disposeBag)
  }
}
