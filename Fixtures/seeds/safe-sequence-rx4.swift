// A driver rebuilt from operators, in a function of one's own: bound, it is as good as one.
import RxCocoa
import RxSwift
import UIKit

func safeSequence<Element>(_ xs: Observable<Element>, onErrorJustReturn: Element) -> Observable<Element> {
  return xs
    .observeOn(MainScheduler.instance)
    .catchErrorJustReturn(onErrorJustReturn)
    .share(replay: 1, scope: .whileConnected)
}

class QuoteViewController: UIViewController {
  @IBOutlet weak var quoteLabel: UILabel!
  @IBOutlet weak var lengthLabel: UILabel!
  let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    let request = URLRequest(url: URL(string: "https://example.com/quote")!)
    let quote = safeSequence(
      URLSession.shared.rx.data(request: request).map { String(data: $0, encoding: .utf8) ?? "" },
      onErrorJustReturn: ""
    )

    quote
      .bind(to: quoteLabel.rx.text)
      .disposed(by: disposeBag)

    quote
      .map { "\($0.count)" }
      .bind(to: lengthLabel.rx.text)
      .disposed(by: disposeBag)
  }
}
