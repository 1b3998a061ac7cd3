import RxCocoa
import RxSwift
import UIKit

// A relay with a value gives that to each subscriber at once: its first element comes where the subscription is made,
// wherever others are written. The second does not, nor does the first of a relay without one.
final class WeatherViewController: UIViewController {
  private let label = UILabel()
  private let nextLabel = UILabel()
  private let eventLabel = UILabel()
  private let sky = SerialDispatchQueueScheduler(qos: .utility)
  private let weather = BehaviorRelay(value: "rain")
  private let storms = PublishRelay<String>()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let reports = Observable<Int>.interval(.milliseconds(20), scheduler: sky).map { "\($0)" }
    reports.bind(to: weather).disposed(by: disposeBag)
    reports.bind(to: storms).disposed(by: disposeBag)
    weather.take(1).bind(to: label.rx.text).disposed(by: disposeBag)
    weather.take(2)
      .asDriver(onErrorDriveWith: .empty())
      .drive(nextLabel.rx.text)
      .disposed(by: disposeBag)
    storms.take(1)
      .asDriver(onErrorDriveWith: .empty())
      .drive(eventLabel.rx.text)
      .disposed(by: disposeBag)
  }
}
