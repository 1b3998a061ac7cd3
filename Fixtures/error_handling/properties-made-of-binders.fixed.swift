// A ControlProperty made by hand hands its elements to the observer that it was made with.
import RxCocoa
import RxSwift
import UIKit

final class Meter: UIView {
  private let bar = UIProgressView()
  private let levels = BehaviorRelay<Float>(value: 0)
  private let log = PublishRelay<Float>()

  lazy var level = ControlProperty<Float>(
    values: levels.asObservable(), valueSink: Binder(self) { meter, level in meter.bar.progress = level })
  lazy var names = ControlProperty<[String]>(
    values: levels.map { [$0.description] }, valueSink: Binder(self) { meter, _ in meter.bar.progress = 0 })
}

final class MeterViewController: UIViewController {
  private let meter = Meter()
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    measure().asDriver(onErrorDriveWith: .empty()).drive(meter.level).disposed(by: disposeBag)
    measure().catchAndReturn(0).bind(to: meter.level).disposed(by: disposeBag)
    meter.level.map { "\($0)" }.bind(to: label.rx.text).disposed(by: disposeBag)
    meter.names.compactMap(\.first).bind(to: label.rx.text).disposed(by: disposeBag)
  }

  private func measure() -> Observable<Float> { .error(CancellationError()) }
}
