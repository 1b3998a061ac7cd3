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
    viewModel.deals.map { "\($0.count) deals" }.bind(to: countLabel.rx.text).disposed(by: disposeBag) // expect: main_thread
    viewModel.failure.bind(to: failureLabel.rx.text).disposed(by: disposeBag)
    viewModel.load()
  }
}
