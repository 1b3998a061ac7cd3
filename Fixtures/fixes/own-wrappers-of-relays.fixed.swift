// A class of the app's own that is an ObservableType has no `asDriver()` without an argument, whatever relay it keeps: that
// is for relays and traits themselves.
import RxCocoa
import RxSwift
import UIKit

final class Property<Value>: ObservableType {
  typealias Element = Value
  private let relay: BehaviorRelay<Value>
  init(_ value: Value) { relay = BehaviorRelay(value: value) }
  var value: Value {
    get { relay.value }
    set { relay.accept(newValue) }
  }
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Value {
    relay.subscribe(observer)
  }
}

struct Announcements: ObservableConvertibleType {
  let all: BehaviorRelay<String>
  func asObservable() -> Observable<String> { all.asObservable() }
}

final class StationModel {
  let name = Property("")
  let delay = Property(0)
  let announcements = Announcements(all: BehaviorRelay(value: ""))
  let platform = BehaviorRelay(value: "")

  func refresh() {
    name.value = "Ostkreuz"
    DispatchQueue.global().async {
      self.delay.value = 3
      self.announcements.all.accept("Mind the gap")
      self.platform.accept("11")
    }
  }
}

final class StationViewController: UIViewController {
  private let nameLabel = UILabel()
  private let delayLabel = UILabel()
  private let announcementLabel = UILabel()
  private let platformLabel = UILabel()
  private let model = StationModel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.delay.asDriver(onErrorDriveWith: .empty()).map { "\($0) min" }.drive(delayLabel.rx.text).disposed(by: bag)
    model.platform.asDriver().drive(platformLabel.rx.text).disposed(by: bag)
    model.announcements.asObservable()
      .asDriver(onErrorDriveWith: .empty())
      .drive(announcementLabel.rx.text)
      .disposed(by: bag)
    model.name.bind(to: nameLabel.rx.text).disposed(by: bag)
    model.refresh()
  }
}
