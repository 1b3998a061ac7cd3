// Dependencies: what a key path into `DependencyValues` names, its key's `liveValue` is when the app runs.
import Dependencies
import RxCocoa
import RxSwift
import UIKit

protocol Forecasting {
  func forecast() -> Observable<String>
}

struct RemoteForecast: Forecasting {
  func forecast() -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/forecast")!)
      .map { "\($0)" }
      .observe(on: MainScheduler.instance)
  }
}

struct SunnyForecast: Forecasting {
  func forecast() -> Observable<String> { .just("sunny") }
}

private enum ForecastKey: DependencyKey {
  static let liveValue: any Forecasting = RemoteForecast()
  static let testValue: any Forecasting = SunnyForecast()
}

private enum SampleKey: DependencyKey {
  static var liveValue: SunnyForecast { SunnyForecast() }
}

extension DependencyValues {
  var forecast: any Forecasting {
    get { self[ForecastKey.self] }
    set { self[ForecastKey.self] = newValue }
  }

  var sample: SunnyForecast { self[SampleKey.self] }
}

final class ForecastViewController: UIViewController {
  @Dependency(\.forecast) private var service
  @Dependency(\.sample) private var sample
  private let forecast = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    service.forecast()
      .bind(to: forecast.rx.text) // expect: error_handling
      .disposed(by: disposeBag)
    sample.forecast()
      .bind(to: forecast.rx.text)
      .disposed(by: disposeBag)
  }
}
