// The same as an operator.
import RxCocoa
import RxSwift
import UIKit

extension ObservableType {
  func safeSequence(onErrorJustReturn fallback: Element) -> Observable<Element> {
    observe(on: MainScheduler.instance)
      .catchAndReturn(fallback)
      .share(replay: 1, scope: .whileConnected)
  }
}

final class QuoteViewController: UIViewController {
  private let quoteLabel = UILabel()
  private let lengthLabel = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    let quote = URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/quote")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .safeSequence(onErrorJustReturn: "")

    quote
      .bind(to: quoteLabel.rx.text)
      .disposed(by: disposeBag)

    quote
      .map { "\($0.count)" }
      .bind(to: lengthLabel.rx.text)
      .disposed(by: disposeBag)
  }
}
