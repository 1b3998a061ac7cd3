// What a step adds below a share runs again for each subscriber; two Drivers of one cold chain are two runs of it.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class BalanceViewController: UIViewController {
  private let labels = [UILabel(), UILabel(), UILabel(), UILabel()]
  private let name = BehaviorRelay(value: "")
  private let currency = BehaviorRelay(value: "EUR")
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    // Nothing of this repeats anything, though it is not shared any more.
    let shown = name.withLatestFrom(currency) { $0 + $1 }
    shown.bind(to: labels[0].rx.text).disposed(by: disposeBag)
    shown.bind(to: labels[1].rx.text).disposed(by: disposeBag)

    let balance = load("balance").share(replay: 1, scope: .whileConnected)
    let whole = balance.map { $0.uppercased() }.asDriver(onErrorJustReturn: "")
    let cents = balance.map { $0.lowercased() }.asDriver(onErrorJustReturn: "")
    Driver.combineLatest(whole, cents) { $0 + $1 }
      .drive(labels[2].rx.text)
      .disposed(by: disposeBag)

    let rate = load("rate").share(replay: 1, scope: .whileConnected)
    let bid = rate.map { $0.uppercased() }.asDriver(onErrorJustReturn: "")
    let ask = rate.map { $0.lowercased() }.asDriver(onErrorJustReturn: "")
    bid.withLatestFrom(ask) { $0 + $1 }
      .drive(labels[3].rx.text)
      .disposed(by: disposeBag)
  }

  private func load(_ name: String) -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/\(name)")!).map { "\($0)" }
  }
}
