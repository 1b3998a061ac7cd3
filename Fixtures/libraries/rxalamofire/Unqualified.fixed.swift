// RxAlamofire's functions without the module's name; Alamofire answers on main.
import RxAlamofire
import RxCocoa
import RxSwift
import UIKit

final class UnqualifiedViewController: UIViewController {
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    requestJSON(.get, "https://example.com/items")
      .map { "\($0.1)" }
      .asDriver(onErrorJustReturn: "")
      .drive(label.rx.text)
      .disposed(by: disposeBag)
  }
}
