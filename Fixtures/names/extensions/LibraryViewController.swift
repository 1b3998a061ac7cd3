import RxCocoa
import RxSwift
import UIKit

final class LibraryViewController: UIViewController {
  let titleLabel = UILabel()
  let loanLabel = UILabel()
  let fineLabel = UILabel()
  let viewModel = LibraryViewModel()
  let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    bind()
  }
}
