// Several sinks of one call stay one call, from RxSwift 6 on.
import RxCocoa
import RxSwift
import UIKit

final class TitleViewController: UIViewController {
  private let big = UILabel()
  private let small = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    headline()
      .catchAndReturn("")
      .bind(to: big.rx.text, small.rx.text) // expect: main_thread
      .disposed(by: disposeBag)
  }

  private func headline() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/headline")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
