// A property of sequences cannot be called: by its name, a call means a library's function.
import RxCocoa
import RxGesture
import RxSwift
import UIKit

extension Reactive where Base: UIView {
  var tapGesture: Observable<Void> {
    tapGesture { _, delegate in
      delegate.simultaneousRecognitionPolicy = .never
    }
    .when(.recognized)
    .map { _ in }
  }
}

final class TapViewController: UIViewController {
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.rx.tapGesture.map { "tapped" }.bind(to: label.rx.text).disposed(by: disposeBag)
    view.rx.tapGesture
      .flatMapLatest { URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com")!)) }
      .map { "\($0.count)" }
      .bind(to: label.rx.text)  // expect: main_thread error_handling
      .disposed(by: disposeBag)
  }
}
