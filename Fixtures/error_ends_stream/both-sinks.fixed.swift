// Each sink of the stream loses it.
import RxCocoa
import RxSwift
import UIKit

final class StockViewController: UIViewController {
  private let symbolField = UITextField()
  private let priceLabel = UILabel()
  private let trendLabel = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    let price: Driver<Double> = symbolField.rx.text.orEmpty
      .distinctUntilChanged()
      .flatMapLatest { Exchange.price(of: $0).catchAndReturn(0) }
      .asDriver(onErrorJustReturn: 0)

    price
      .map { "\($0)" }
      .drive(priceLabel.rx.text)
      .disposed(by: disposeBag)

    price
      .scan((0, 0)) { ($0.1, $1) }
      .map { $0.0 < $0.1 ? "up" : "down" }
      .drive(trendLabel.rx.text)
      .disposed(by: disposeBag)
  }
}

enum Exchange {
  static func price(of symbol: String) -> Observable<Double> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/prices/\(symbol)")!)
      .map { $0 as? Double ?? 0 }
  }
}
