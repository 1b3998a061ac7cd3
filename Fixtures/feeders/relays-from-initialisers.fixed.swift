// What an initialiser sends by itself comes before anybody subscribes; what it only starts may come at any time.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class Thermometer {
  let unit = BehaviorRelay(value: "")
  let degrees = BehaviorRelay(value: "")
  private let queue = DispatchQueue(label: "thermometer")

  init(unit: String) {
    self.unit.accept(unit)
    queue.asyncAfter(deadline: .now() + 0.05) { [degrees] in degrees.accept("20") }
  }
}

final class ThermometerViewController: UIViewController {
  private let unit = UILabel()
  private let degrees = UILabel()
  private let thermometer: Thermometer = {
    var made: Thermometer!
    DispatchQueue.global().sync { made = Thermometer(unit: "°C") }
    return made
  }()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    thermometer.unit.bind(to: unit.rx.text).disposed(by: disposeBag)
    thermometer.degrees.asDriver().drive(degrees.rx.text).disposed(by: disposeBag)
  }
}
