// Outside the flatMap the first error ends the taps; inside it ends one request.
import RxCocoa
import RxSwift
import UIKit

final class ForecastViewController: UIViewController {
  @IBOutlet private var refresh: UIButton!
  @IBOutlet private var today: UILabel!
  @IBOutlet private var tomorrow: UILabel!
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    refresh.rx.tap.asDriver()
      .flatMapLatest { Forecast.text(for: "today").asDriver(onErrorJustReturn: "No forecast") }
      .drive(today.rx.text)
      .disposed(by: disposeBag)

    refresh.rx.tap
      .flatMapLatest {
        Forecast.text(for: "tomorrow")
          .observe(on: MainScheduler.instance)
          .catchAndReturn("No forecast")
      }
      .bind(to: tomorrow.rx.text)
      .disposed(by: disposeBag)
  }
}

enum Forecast {
  static func text(for day: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/forecast/\(day)")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
