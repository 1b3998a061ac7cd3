// The control becomes a driver, the request is caught where it is made.
import RxCocoa
import RxSwift
import UIKit

final class WeatherViewController: UIViewController {
  private let refresh = UIButton()
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    refresh.rx.tap.asDriver()
      .flatMapLatest {
        Weather.summary()
          .asDriver(onErrorDriveWith: .empty())
      }
      .map { "Today: \($0)" }
      .drive(label.rx.text)
      .disposed(by: disposeBag)
  }
}

enum Weather {
  static func summary() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/weather")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
