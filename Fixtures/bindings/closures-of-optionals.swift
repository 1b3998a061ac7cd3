import RxCocoa
import RxSwift
import UIKit

// An optional's `map` runs its closure there and then, be the optional out of sight.

final class PostcardViewController: UIViewController {
  private let label = UILabel()
  private let backLabel = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    Self.text()
      .subscribe { [weak self] event in  // expect: main_thread
        event.element.map { self?.label.text = $0 }
      }
      .disposed(by: disposeBag)

    Self.text()
      .subscribe { [weak self] event in  // expect: main_thread
        _ = event.element.flatMap { $0.first }.map { first in self?.backLabel.text = String(first) }
      }
      .disposed(by: disposeBag)
  }

  private static func text() -> Observable<String> {
    guard let url = URL(string: "https://example.com/postcard") else { return .just("") }
    return URLSession.shared.rx.data(request: URLRequest(url: url)).map { String(decoding: $0, as: UTF8.self) }
  }
}
