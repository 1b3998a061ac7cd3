// Materialized inside, an error is an element like others.
import RxCocoa
import RxSwift
import UIKit

final class LoginViewController: UIViewController {
  @IBOutlet private var loginButton: UIButton!
  @IBOutlet private var welcome: UILabel!
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    loginButton.rx.tap
      .flatMapFirst { Session.open().materialize() }
      .compactMap(\.element)
      .asDriver(onErrorJustReturn: "")
      .drive(welcome.rx.text)
      .disposed(by: disposeBag)
  }
}

enum Session {
  static func open() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/session")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
