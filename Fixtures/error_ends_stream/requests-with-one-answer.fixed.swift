// `asSingle` fails where nothing comes, which is no reason to doubt a rewrite; nor is it one where functions are declared.
import RxCocoa
import RxSwift
import UIKit

final class WeatherViewController: UIViewController {
  private let reload = UIButton()
  private let town = UITextField()
  private let sky = UILabel()
  private let wind = UILabel()
  private let disposeBag = DisposeBag()

  private func gusts(_ town: String) -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/wind/\(town)")!).map { "\($0)" }
  }

  override func viewDidLoad() {
    super.viewDidLoad()

    reload.rx.tap.asDriver()
      .flatMapLatest { Forecast.sky().asDriver(onErrorJustReturn: "") }
      .drive(sky.rx.text)
      .disposed(by: disposeBag)

    town.rx.text.orEmpty.asDriver()
      .flatMapLatest { [unowned self] town in town.isEmpty ? .just("") : gusts(town).asDriver(onErrorJustReturn: "") }
      .drive(wind.rx.text)
      .disposed(by: disposeBag)
  }
}

enum Forecast {
  static func sky() -> Single<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/sky")!).map { "\($0)" }.asSingle()
  }
}
