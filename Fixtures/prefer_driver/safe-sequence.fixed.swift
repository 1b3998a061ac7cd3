// prefer_driver must be enabled. A driver's insides in an operator of one's own are by hand as well.
import RxCocoa
import RxSwift
import UIKit

extension ObservableType {
  func forScreen(or fallback: Element) -> Observable<Element> {
    observe(on: MainScheduler.instance)
      .catchAndReturn(fallback)
      .share(replay: 1, scope: .whileConnected)
  }
}

final class TermsViewController: UIViewController {
  private let textView = UITextView()
  private let footer = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    let terms = URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/terms")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .forScreen(or: "")

    terms
      .asDriver(onErrorDriveWith: .empty())
      .drive(textView.rx.text)
      .disposed(by: disposeBag)

    terms
      .asDriver(onErrorDriveWith: .empty())
      .map { "\($0.count) characters" }
      .drive(footer.rx.text)
      .disposed(by: disposeBag)
  }
}
