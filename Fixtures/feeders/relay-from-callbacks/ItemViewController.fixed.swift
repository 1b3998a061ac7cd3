import RxCocoa
import RxSwift
import UIKit

final class ItemViewController: UIViewController {
  @IBOutlet private var priceLabel: UILabel!
  @IBOutlet private var stockLabel: UILabel!
  private let viewModel = ItemViewModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.price.asDriver().drive(priceLabel.rx.text).disposed(by: disposeBag)
    viewModel.stock.bind(to: stockLabel.rx.text).disposed(by: disposeBag)
    viewModel.load("tea")
  }
}
