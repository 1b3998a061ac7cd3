import RxCocoa
import RxSwift
import UIKit

public final class SearchViewController: UIViewController {
  private let label = UILabel()
  private let viewModel = ListViewModel()
  private let disposeBag = DisposeBag()

  override public func viewDidLoad() {
    super.viewDidLoad()
    viewModel.title.drive(label.rx.text).disposed(by: disposeBag)
  }
}
