// What a subscript by key path makes of the path is what `@dynamicMemberLookup` gives, be it a sequence or an observer; a
// static property has its wrapper's projection, too.
import RxCocoa
import RxSwift
import UIKit

struct Forecast {
  var place = ""
  var text = ""
}

@dynamicMemberLookup final class ForecastStore<State> {
  private let state: BehaviorRelay<State>

  init(_ state: State) { self.state = BehaviorRelay(value: state) }

  subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Observable<Value> {
    state.map { $0[keyPath: path] }.observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
  }
}

@dynamicMemberLookup struct Bindings<View: UIView> {
  let view: View

  subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<View, Value>) -> Binder<Value> {
    Binder(view) { view, value in view[keyPath: path] = value }
  }
}

@propertyWrapper struct Announced {
  private let relay: BehaviorRelay<String>

  init(wrappedValue: String) { relay = BehaviorRelay(value: wrappedValue) }

  var wrappedValue: String {
    get { relay.value }
    nonmutating set { relay.accept(newValue) }
  }

  var projectedValue: Observable<String> { relay.asObservable() }
}

enum Announcements {
  @Announced static var storm = ""
  @Announced static var sun = ""
}

final class ForecastViewController: UIViewController {
  private let placeLabel = UILabel()
  private let textLabel = UILabel()
  private let stormLabel = UILabel()
  private let sunLabel = UILabel()
  private let store = ForecastStore(Forecast())
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    store.place.bind(to: placeLabel.rx.text).disposed(by: bag) // expect: main_thread
    store.text.observe(on: MainScheduler.instance).map(Optional.some).bind(to: Bindings(view: textLabel).text)
      .disposed(by: bag)
    Announcements.$storm.bind(to: stormLabel.rx.text).disposed(by: bag) // expect: main_thread
    Announcements.$sun.bind(to: sunLabel.rx.text).disposed(by: bag)
    DispatchQueue.global().async { Announcements.storm = "coming" }
    Announcements.sun = "gone"
  }
}
