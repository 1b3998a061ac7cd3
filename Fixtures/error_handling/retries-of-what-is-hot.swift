// Tried again, what is hot waits for an element, which may not come again.
import RxCocoa
import RxSwift
import UIKit

final class FundViewController: UIViewController {
  private let late = UILabel()
  private let steady = UILabel()
  private let fund = PublishRelay<String>()
  private let chosen = BehaviorRelay(value: "bonds")
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    fund.flatMapLatest { Self.price(of: $0) }
      .retry(2)
      .observe(on: MainScheduler.instance)
      .bind(to: late.rx.text)
      .disposed(by: disposeBag)

    // Its last element is there for whoever tries again.
    chosen.flatMapLatest { Self.price(of: $0) }
      .retry(2)
      .observe(on: MainScheduler.instance)
      .bind(to: steady.rx.text)  // expect: error_handling
      .disposed(by: disposeBag)

    Self.price(of: "newest").catchAndReturn("stocks").bind(to: fund).disposed(by: disposeBag)
    Self.price(of: "best").catchAndReturn("stocks").bind(to: chosen).disposed(by: disposeBag)
  }

  private static func price(of fund: String) -> Observable<String> {
    let url = URL(string: "https://example.com/funds/\(fund)")!
    return URLSession.shared.rx.data(request: URLRequest(url: url))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
