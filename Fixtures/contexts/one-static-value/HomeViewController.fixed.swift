import RxCocoa
import RxSwift
import UIKit

final class HomeViewController: UIViewController {
  private let label = UILabel()
  private let planLabel = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    Profile.name.drive(label.rx.text).disposed(by: disposeBag)
    Profile.plan.drive(planLabel.rx.text).disposed(by: disposeBag)
  }
}
