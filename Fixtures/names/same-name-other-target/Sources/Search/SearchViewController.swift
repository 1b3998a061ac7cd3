import RxCocoa
import RxSwift
import UIKit

public final class SearchViewController: UIViewController {
  private let label = UILabel()
  private let viewModel = ListViewModel()
  private let disposeBag = DisposeBag()

  override public func viewDidLoad() {
    super.viewDidLoad()
    viewModel.title.bind(to: label.rx.text).disposed(by: disposeBag) // expect: main_thread error_handling
  }
}
