// What an action's work is handed is of the first of its generic arguments, whether these stand where it is made, in an
// alias, or at the name that it is made for.
import Action
import RxCocoa
import RxSwift
import UIKit

final class Weather {
  func current() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/weather")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  func cached() -> Observable<String> { .just("sunny") }
}

typealias WeatherAction = Action<Weather, String>

final class WeatherViewController: UIViewController {
  private let label = UILabel()
  private let disposeBag = DisposeBag()
  private let weather = Weather()

  private let written = Action<Weather, String> { weather in weather.current() }
  private lazy var aliased = WeatherAction { source in source.current() }
  private let named: Action<Weather, String> = Action { $0.current() }
  private let moved = WeatherAction { $0.current().observe(on: MainScheduler.instance) }
  private let kept: Action<Weather, String> = Action { given in given.cached() }

  override func viewDidLoad() {
    super.viewDidLoad()
    written.elements.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    aliased.elements.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    named.elements.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)

    moved.elements.bind(to: label.rx.text).disposed(by: disposeBag)
    kept.elements.bind(to: label.rx.text).disposed(by: disposeBag)
    written.execute(weather)
    aliased.execute(weather)
    named.execute(weather)
    moved.execute(weather)
    kept.execute(weather)
  }
}
