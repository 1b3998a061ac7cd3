// A method sends into what its own object was handed when that was made, be it by a call or by a property's wrapper: what
// another object of the class is told elsewhere is not its.
import RxCocoa
import RxSwift
import UIKit

final class Gauge: ObservableType {
  typealias Element = String
  private let level: BehaviorRelay<String>

  init(_ level: BehaviorRelay<String>) { self.level = level }

  func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == String {
    level.subscribe(observer)
  }

  func rise(to text: String) { level.accept(text) }
}

struct Tank {
  let level: BehaviorRelay<String>

  var levels: Observable<String> { level.asObservable() }

  func fill(_ text: String) { level.accept(text) }
}

@propertyWrapper struct Metered {
  let wrappedValue: BehaviorRelay<String>

  init(wrappedValue: BehaviorRelay<String>) { self.wrappedValue = wrappedValue }

  var projectedValue: Observable<String> { wrappedValue.asObservable() }
}

final class BoilerViewController: UIViewController {
  private let labels = (0..<6).map { _ in UILabel() }
  private let bag = DisposeBag()
  private let near = Gauge(BehaviorRelay(value: ""))
  private let far = Gauge(BehaviorRelay(value: ""))
  private let nearLevel = BehaviorRelay(value: "")
  private let farLevel = BehaviorRelay(value: "")
  private lazy var nearTank = Tank(level: nearLevel)
  private lazy var farTank = Tank(level: farLevel)
  @Metered private var nearPressure = BehaviorRelay(value: "")
  @Metered private var farPressure = BehaviorRelay(value: "")

  override func viewDidLoad() {
    super.viewDidLoad()
    near.bind(to: labels[0].rx.text).disposed(by: bag)
    far.asDriver(onErrorDriveWith: .empty()).drive(labels[1].rx.text).disposed(by: bag)
    nearTank.levels.bind(to: labels[2].rx.text).disposed(by: bag)
    farTank.levels.asDriver(onErrorDriveWith: .empty()).drive(labels[3].rx.text).disposed(by: bag)
    $nearPressure.bind(to: labels[4].rx.text).disposed(by: bag)
    $farPressure.asDriver(onErrorDriveWith: .empty()).drive(labels[5].rx.text).disposed(by: bag)
    near.rise(to: "1")
    nearTank.fill("1")
    nearPressure.accept("1")
    let tank = farTank
    DispatchQueue.global().async { [far, farPressure] in
      far.rise(to: "2")
      tank.fill("2")
      farPressure.accept("2")
    }
  }
}
