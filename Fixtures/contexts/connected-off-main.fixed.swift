import RxCocoa
import RxSwift
import UIKit

// What a connectable sequence has at once comes where it is connected, and not where it is listened to.

final class Weather {
  let winds = Observable.just("north").publish()
  let rains = Observable.of("light", "heavy").replay(1)
  let suns = Observable.of("low", "high").replay(1)
  private let disposeBag = DisposeBag()

  func start() {
    DispatchQueue.global().async { self.winds.connect().disposed(by: self.disposeBag) }
    OperationQueue().addOperation { [rains, disposeBag] in rains.connect().disposed(by: disposeBag) }
    suns.connect().disposed(by: disposeBag)
  }
}

final class WeatherViewController: UIViewController {
  private let label = UILabel()
  private let weather = Weather()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    weather.winds.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    weather.rains.asDriver(onErrorDriveWith: .empty()).map { $0 + " rain" }
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    weather.suns.bind(to: label.rx.text).disposed(by: disposeBag)
    weather.start()
  }
}
