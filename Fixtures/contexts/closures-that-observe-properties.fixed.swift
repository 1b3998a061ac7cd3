// A closure that observes a property by key-value observing runs where the property is set.
import RxCocoa
import RxSwift
import UIKit

final class Sensor: NSObject {
  @objc dynamic var depth = 0
  @objc dynamic var height = 0
  @objc dynamic var width = 0
}

final class SensorViewController: UIViewController {
  private let labels = (0..<3).map { _ in UILabel() }
  private let sensor = Sensor()
  private let depths = BehaviorRelay(value: 0)
  private let heights = BehaviorRelay(value: 0)
  private let widths = BehaviorRelay(value: 0)
  private var observations: [NSKeyValueObservation] = []
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    depths.asDriver().map { "\($0)" }.drive(labels[0].rx.text).disposed(by: bag)
    heights.map { "\($0)" }.bind(to: labels[1].rx.text).disposed(by: bag)
    widths.map { "\($0)" }.bind(to: labels[2].rx.text).disposed(by: bag)
    observations = [
      sensor.observe(\.depth) { [depths] sensor, _ in depths.accept(sensor.depth) },
      sensor.observe(\.height, options: [.new]) { [heights] sensor, _ in heights.accept(sensor.height) },
    ]
    DispatchQueue.global().async { [sensor] in sensor.depth = 1 }
    sensor.height = 2
    DispatchQueue.global().async { [sensor] in sensor.width = 3 }
  }
}
