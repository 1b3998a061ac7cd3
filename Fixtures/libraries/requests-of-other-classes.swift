// RxSwift 6. A library may give its own classes members of `rx` by the names that URLSession has in RxCocoa: where those
// answer is not what URLSession says: Alamofire answers on main.
import Alamofire
import RxCocoa
import RxSwift
import UIKit

final class RateViewController: UIViewController {
  private let label = UILabel()
  private let disposeBag = DisposeBag()
  private let request = URLRequest(url: URL(string: "https://example.com/rates")!)
  private let session = URLSession(configuration: .default)

  override func viewDidLoad() {
    super.viewDidLoad()
    SessionManager.default.rx.json(urlRequest: request).map { "\($0)" }.catchAndReturn("")
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    session.rx.json(request: request).map { "\($0)" }.catchAndReturn("")
      .bind(to: label.rx.text) // expect: main_thread
      .disposed(by: disposeBag)
  }
}
