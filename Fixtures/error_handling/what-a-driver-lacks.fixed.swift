// What a driver has no operator for stays above the conversion: with it, all that comes before.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class PriceViewController: UIViewController {
  private let amount = UITextField()
  private let price = UILabel()
  private let note = UILabel()
  private let disposeBag = DisposeBag()
  private let shop = Shop()

  override func viewDidLoad() {
    super.viewDidLoad()

    // A Driver's `do` has no `onError`: there are no errors.
    shop.price(of: "tea")
      .do(onError: { print($0) })
      .asDriver(onErrorDriveWith: .empty())
      .map { "\($0) €" }
      .drive(price.rx.text)
      .disposed(by: disposeBag)

    // A Driver starts with one element.
    shop.price(of: "milk")
      .map { "\($0) €" }
      .startWith("?", "…")
      .asDriver(onErrorJustReturn: "")
      .drive(price.rx.text)
      .disposed(by: disposeBag)

    // The project's own operator is declared for observables.
    shop.price(of: "bread")
      .rounded()
      .map { "\($0) €" }
      .asDriver(onErrorJustReturn: "")
      .drive(price.rx.text)
      .disposed(by: disposeBag)

    // A closure of a Driver's must not throw, and what it throws has to be caught as well.
    amount.rx.text.orEmpty
      .map { try Shop.parse($0) }
      .map { "\($0) €" }
      .bind(to: price.rx.text) // expect: error_handling
      .disposed(by: disposeBag)

    amount.rx.text.orEmpty
      .withLatestFrom(shop.rate) { try Shop.parse($0) * $1 }
      .map { "\($0) €" }
      .bind(to: price.rx.text) // expect: error_handling
      .disposed(by: disposeBag)

    // A hop to another thread: the conversion, which comes back from there, has to stand below it.
    shop.rate.asObservable()
      .observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
      .asDriver(onErrorDriveWith: .empty())
      .map { "\($0) %" }
      .drive(note.rx.text)
      .disposed(by: disposeBag)

    // What a catch makes of the error is lost where the conversion takes its place: it stays.
    shop.price(of: "rice")
      .map { "\($0) €" }
      .catch { .just($0.localizedDescription) }
      .asDriver(onErrorDriveWith: .empty())
      .drive(price.rx.text)
      .disposed(by: disposeBag)
    shop.price(of: "salt")
      .map { "\($0) €" }
      .catch { failure in .just("\(failure)") }
      .asDriver(onErrorDriveWith: .empty())
      .drive(price.rx.text)
      .disposed(by: disposeBag)
  }
}

final class Shop {
  let rate = BehaviorRelay(value: 1.0)

  func price(of item: String) -> Observable<Double> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/price/\(item)")!))
      .map { Double($0.count) }
  }

  static func parse(_ text: String) throws -> Double {
    guard let amount = Double(text) else { throw CocoaError(.formatting) }
    return amount
  }
}

extension ObservableType where Element == Double {
  func rounded() -> Observable<Double> { map { $0.rounded() } }
}
