import RxCocoa
import RxSwift
import UIKit

final class ParcelsViewController: UIViewController {
  private let number = UITextField()
  private let disposeBag = DisposeBag()
  private lazy var viewModel = ParcelsViewModel(
    router: ParcelsRouter(navigationController: UINavigationController()))

  override func viewDidLoad() {
    super.viewDidLoad()
    let numbers = number.rx.text.orEmpty.asObservable()
    viewModel.opened(numbers).subscribe().disposed(by: disposeBag)
    viewModel.named(numbers).subscribe().disposed(by: disposeBag)
    viewModel.counted(numbers).subscribe().disposed(by: disposeBag)
  }
}
