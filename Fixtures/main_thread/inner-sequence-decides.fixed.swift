// `flatMap` takes its delivery from the inner sequence: a hop above it is in vain, one inside is enough.
import RxCocoa
import RxSwift
import UIKit

final class WeatherViewController: UIViewController {
  @IBOutlet private var refresh: UIButton!
  @IBOutlet private var outside: UILabel!
  @IBOutlet private var inside: UILabel!
  @IBOutlet private var below: UILabel!
  @IBOutlet private var cheap: UILabel!

  private let station = WeatherStation()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    refresh.rx.tap.asDriver()
      .flatMapLatest { [station] in
        station.temperature().asDriver(onErrorJustReturn: .nan)
      }
      .map { "\($0)°" }
      .drive(outside.rx.text)
      .disposed(by: disposeBag)

    refresh.rx.tap
      .flatMapLatest { [station] in
        station.temperature()
          .observe(on: MainScheduler.instance)
          .catchAndReturn(.nan)
      }
      .map { "\($0)°" }
      .bind(to: inside.rx.text)
      .disposed(by: disposeBag)

    refresh.rx.tap
      .flatMapFirst { [station] in
        station.temperature().catchAndReturn(.nan)
      }
      .observe(on: MainScheduler.instance)
      .map { "\($0)°" }
      .bind(to: below.rx.text)
      .disposed(by: disposeBag)

    // The inner sequence delivers where it was subscribed, and that is where the tap came from.
    refresh.rx.tap
      .flatMapLatest { Observable.of("asking", "…") }
      .bind(to: cheap.rx.text)
      .disposed(by: disposeBag)
  }
}

final class WeatherStation {
  func temperature() -> Observable<Double> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/temperature")!)
      .map { $0 as? Double ?? 0 }
  }
}
