import RxCocoa
import RxSwift
import UIKit

final class StoreViewController: UIViewController {
  private let label = UILabel()
  private let store: Store
  private let disposeBag = DisposeBag()

  init(store: Store) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    store.current().map { $0.joined() }.bind(to: label.rx.text).disposed(by: disposeBag)
  }
}
