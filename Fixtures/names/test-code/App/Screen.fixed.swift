// What tests send into a relay says nothing of the app.
import Foundation
import RxCocoa
import RxSwift
import UIKit

protocol Weather {
  func today() -> Observable<String>
}

struct CachedWeather: Weather {
  func today() -> Observable<String> { .just("sunny") }
}

final class WeatherModel {
  let text = PublishRelay<String>()
  let place = PublishRelay<String>()
  let today: Observable<String>

  init(weather: Weather) {
    today = weather.today()
  }

  func show(_ name: String) {
    place.accept(name)
  }

  func reload() {
    DispatchQueue.global().async { self.text.accept("…") }
  }
}

final class WeatherViewController: UIViewController {
  private let today = UILabel()
  private let place = UILabel()
  private let text = UILabel()
  private let disposeBag = DisposeBag()
  private let model = WeatherModel(weather: CachedWeather())

  override func viewDidLoad() {
    super.viewDidLoad()
    model.today.bind(to: today.rx.text).disposed(by: disposeBag)
    model.place.bind(to: place.rx.text).disposed(by: disposeBag)
    model.text
      .asDriver(onErrorDriveWith: .empty())
      .drive(text.rx.text)
      .disposed(by: disposeBag)
    model.show("Bonn")
  }
}
