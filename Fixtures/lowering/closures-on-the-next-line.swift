// A closure may stand on the line after its operator, with or without parentheses before it.
import RxCocoa
import RxSwift
import UIKit

final class PriceViewController: UIViewController {
  private let price = UILabel()
  private let unit = UILabel()
  private let prices = BehaviorRelay(value: 12)
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    prices.map
    {
      "\($0)"
    }
    .observe(on: SerialDispatchQueueScheduler(qos: .utility))
    .bind(to: price.rx.text) // expect: main_thread
    .disposed(by: disposeBag)

    prices.map()
    {
      $0 == 1 ? "piece" : "pieces"
    }
    .filter
    {
      !$0.isEmpty
    }
    .bind(to: unit.rx.text)
    .disposed(by: disposeBag)
  }
}
