import RxCocoa
import RxSwift
import UIKit

final class ReviewViewController: UIViewController {
  @IBOutlet private var wrongLabel: UILabel!
  @IBOutlet private var rightLabel: UILabel!
  private let viewModel = ReviewViewModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.wrong.drive(wrongLabel.rx.text).disposed(by: disposeBag) // expect: error_ends_stream
    viewModel.right.drive(rightLabel.rx.text).disposed(by: disposeBag)
  }

  @IBAction private func select(_ sender: UIStepper) {
    viewModel.select.accept(Int(sender.value))
  }
}
