import RxCocoa
import RxSwift
import UIKit

final class CartViewController: UIViewController {
  @IBOutlet private var sharedLabel: UILabel!
  @IBOutlet private var label: UILabel!
  private let viewModel = CartViewModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.sharedSummary.bind(to: sharedLabel.rx.text).disposed(by: disposeBag)
    viewModel.summary.bind(to: label.rx.text).disposed(by: disposeBag) // expect: sharing
  }
}
