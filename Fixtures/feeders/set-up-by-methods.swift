// What methods send that an initialiser calls comes before anybody subscribes, as what it sends by itself does; what
// others call the same methods for comes where those are.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class Barometer {
  let unit = BehaviorRelay(value: "")
  let trend = BehaviorRelay(value: "")
  let pressure = BehaviorRelay(value: "")
  let warning = BehaviorRelay(value: "")
  private let queue = DispatchQueue(label: "barometer")

  init(unit: String) {
    setUp(unit)
    self.measure()
  }

  private func setUp(_ text: String) {
    unit.accept(text)
    fill()
    fill()
  }

  private func fill() { trend.accept("steady") }

  // Made again later, and off main.
  func wait() {
    queue.asyncAfter(deadline: .now() + 0.05) { self.measure() }
  }

  private func measure() { pressure.accept("1013") }

  private func warnLater() {
    queue.asyncAfter(deadline: .now() + 0.05) { [warning] in warning.accept("storm") }
  }

  func warn() { warnLater() }
}

final class BarometerViewController: UIViewController {
  private let unit = UILabel()
  private let trend = UILabel()
  private let pressure = UILabel()
  private let warning = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    DispatchQueue.global().async {
      let made = Barometer(unit: "hPa")
      DispatchQueue.main.async { self.show(made) }
    }
  }

  func show(_ barometer: Barometer) {
    barometer.unit.bind(to: unit.rx.text).disposed(by: disposeBag)
    barometer.trend.bind(to: trend.rx.text).disposed(by: disposeBag)
    barometer.pressure.bind(to: pressure.rx.text).disposed(by: disposeBag)  // expect: main_thread
    barometer.warning.bind(to: warning.rx.text).disposed(by: disposeBag)  // expect: main_thread
    barometer.wait()
    barometer.warn()
  }
}
