// `asSingle` fails where nothing comes, which is no reason to doubt a rewrite.
import RxCocoa
import RxSwift
import UIKit

final class WeatherViewController: UIViewController {
  private let reload = UIButton()
  private let sky = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    reload.rx.tap
      .flatMapLatest { Forecast.sky() }
      .asDriver(onErrorJustReturn: "")
      .drive(sky.rx.text)  // expect: error_ends_stream
      .disposed(by: disposeBag)
  }
}

enum Forecast {
  static func sky() -> Single<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/sky")!).map { "\($0)" }.asSingle()
  }
}
