// Who writes by a key path sets the property that it leads to, and who writes to an own subscript runs its setter.
import RxCocoa
import RxSwift
import UIKit

final class Clock {
  var hour = "" { didSet { hours.accept(hour) } }
  var minute = "" { didSet { minutes.accept(minute) } }
  var second = "" { didSet { seconds.accept(second) } }
  let hours = BehaviorRelay(value: "")
  let minutes = BehaviorRelay(value: "")
  let seconds = BehaviorRelay(value: "")
  let zones = BehaviorRelay(value: "")
  static let ofTower = Clock()

  subscript(zone: String) -> String {
    get { "" }
    set { zones.accept(newValue) }
  }
}

final class ClockViewController: UIViewController {
  private let labels = (0..<5).map { _ in UILabel() }
  private let clock = Clock()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    clock.hours.bind(to: labels[0].rx.text).disposed(by: bag) // expect: main_thread
    clock.minutes.bind(to: labels[1].rx.text).disposed(by: bag) // expect: main_thread
    clock.seconds.bind(to: labels[2].rx.text).disposed(by: bag)
    clock.zones.bind(to: labels[3].rx.text).disposed(by: bag) // expect: main_thread
    Clock.ofTower.zones.bind(to: labels[4].rx.text).disposed(by: bag)
    DispatchQueue.global().async { [self, clock] in
      clock[keyPath: \.hour] = "1"
      set(\.minute, "2")
      clock["Kiel"] = "3"
    }
    set(\.second, "4")
    Clock.ofTower["Bonn"] = "5"
  }

  private func set(_ path: ReferenceWritableKeyPath<Clock, String>, _ text: String) {
    clock[keyPath: path] = text
  }
}
