// A main scheduler as an argument is not always a hop. Only `delay` puts every element on it.
import RxCocoa
import RxSwift
import UIKit

final class RatesViewController: UIViewController {
  @IBOutlet private var throttled: UILabel!
  @IBOutlet private var debounced: UILabel!
  @IBOutlet private var delayed: UILabel!
  @IBOutlet private var buffered: UILabel!
  @IBOutlet private var timed: UILabel!
  @IBOutlet private var hopped: UILabel!
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    rate(of: "EUR")
      .asDriver(onErrorDriveWith: .empty())
      .throttle(.milliseconds(100))
      .drive(throttled.rx.text)
      .disposed(by: disposeBag)

    rate(of: "USD")
      .asDriver(onErrorDriveWith: .empty())
      .debounce(.milliseconds(100))
      .drive(debounced.rx.text)
      .disposed(by: disposeBag)

    rate(of: "GBP")
      .delay(.seconds(1), scheduler: MainScheduler.instance)
      .bind(to: delayed.rx.text)
      .disposed(by: disposeBag)

    rate(of: "CHF")
      .buffer(timeSpan: .seconds(1), count: 3, scheduler: MainScheduler.instance)
      .asDriver(onErrorDriveWith: .empty())
      .map { $0.joined(separator: " ") }
      .drive(buffered.rx.text)
      .disposed(by: disposeBag)

    rate(of: "SEK")
      .timeout(.seconds(5), scheduler: MainScheduler.instance)
      .asDriver(onErrorJustReturn: "")
      .drive(timed.rx.text)
      .disposed(by: disposeBag)

    rate(of: "NOK")
      .throttle(.milliseconds(100), scheduler: MainScheduler.instance)
      .observe(on: MainScheduler.instance)
      .bind(to: hopped.rx.text)
      .disposed(by: disposeBag)
  }

  private func rate(of currency: String) -> Observable<String> {
    let url = URL(string: "https://example.com/rates/\(currency)")!
    return URLSession.shared.rx.data(request: URLRequest(url: url))
      .map { String(decoding: $0, as: UTF8.self) }
      .catchAndReturn("–")
  }
}
