import RxCocoa
import RxSwift
import UIKit

/// What a protocol's extension makes by the name of an associated type is what each conforming type binds that to.
protocol EquippedScreen: AnyObject {
  associatedtype Equipment: Equipable
  var equipment: Equipment! { get set }
}

protocol Equipable {
  associatedtype Tools
  init(tools: Tools)
}

extension EquippedScreen where Self: UIViewController {
  func equipped(with tools: Equipment.Tools) -> Self {
    equipment = Equipment(tools: tools)
    return self
  }
}

final class Thermometer: Equipable {
  private let degrees = PublishRelay<Int>()
  let shown: Observable<String>
  private let bag = DisposeBag()

  init(tools: Int) {
    shown = degrees.map { "\($0)" }
    Observable<Int>.timer(.milliseconds(tools), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
      .bind(to: degrees).disposed(by: bag)
  }
}

final class Barometer: Equipable {
  private let pressure = PublishRelay<String>()
  let shown: Observable<String>
  private let bag = DisposeBag()

  init(tools: String) {
    shown = pressure.asObservable()
    Observable<Int>.timer(.milliseconds(5), scheduler: MainScheduler.instance).map { "\(tools) \($0)" }
      .bind(to: pressure).disposed(by: bag)
  }
}

/// Its property says which equipment it has.
final class ThermometerScreen: UIViewController, EquippedScreen {
  var equipment: Thermometer!
  private let label = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    equipment.shown.bind(to: label.rx.text).disposed(by: bag)  // expect: main_thread
  }
}

/// An alias says it.
final class BarometerScreen: UIViewController, EquippedScreen {
  typealias Equipment = Barometer
  var equipment: Equipment!
  private let label = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    equipment.shown.bind(to: label.rx.text).disposed(by: bag)
  }
}

final class StationScreen: UIViewController {
  private let thermometer = ThermometerScreen().equipped(with: 5)
  private let barometer = BarometerScreen().equipped(with: "hPa")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(thermometer.view)
    view.addSubview(barometer.view)
  }
}
