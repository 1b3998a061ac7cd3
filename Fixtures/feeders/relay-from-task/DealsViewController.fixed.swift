import RxCocoa
import RxSwift
import UIKit

final class DealsViewController: UIViewController {
  @IBOutlet private var countLabel: UILabel!
  @IBOutlet private var failureLabel: UILabel!
  private let viewModel = DealsViewModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.deals.asDriver().map { "\($0.count) deals" }.drive(countLabel.rx.text).disposed(by: disposeBag)
    viewModel.failure.bind(to: failureLabel.rx.text).disposed(by: disposeBag)
    viewModel.load()
  }
}
