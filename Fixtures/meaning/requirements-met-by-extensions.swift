import RxCocoa
import RxSwift
import UIKit

// What an extension gives to all view controllers meets the requirement for each of them, and is what a call means.

protocol Alerting { func alert(_ text: String) }

extension UIViewController: Alerting {
  func alert(_ text: String) {
    present(UIAlertController(title: nil, message: text, preferredStyle: .alert), animated: true)
  }
}

protocol Counting { func count(_ text: String) }

extension UIViewController: Counting {
  func count(_ text: String) { print(text.count) }
}

protocol PierView: Alerting, Counting {}

class BoardViewController: UIViewController {}

final class PierViewController: BoardViewController, PierView {
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    Self.text().subscribe(onNext: { self.alert($0) }).disposed(by: disposeBag)  // expect: main_thread
    Self.text().subscribe(onNext: { self.count($0) }).disposed(by: disposeBag)
  }

  private static func text() -> Observable<String> {
    guard let url = URL(string: "https://example.com/pier") else { return .just("") }
    return URLSession.shared.rx.data(request: URLRequest(url: url)).map { String(decoding: $0, as: UTF8.self) }
  }
}
