// `_name` is the wrapper of a property, of which each has its own: what is sent into that is sent into nobody else's.
import Foundation
import RxCocoa
import RxSwift
import UIKit

protocol StartedWithValue: ObservableConvertibleType {
  init(value: Element)
}

protocol StartedEmpty: ObservableConvertibleType {
  init()
}

extension BehaviorRelay: StartedWithValue {}
extension PublishRelay: StartedEmpty {}

@propertyWrapper
class Outlet<Event, Source: ObservableConvertibleType> where Event == Source.Element {
  let rx: Source

  var wrappedValue: Observable<Event> { rx.asObservable() }

  init(value: Source.Element, type: Source.Type) where Source: StartedWithValue {
    rx = type.init(value: value)
  }

  init(type: Source.Type) where Source: StartedEmpty {
    rx = type.init()
  }
}

@propertyWrapper
final class Relayed<Event, Source: ObservableConvertibleType>: Outlet<Event, Source> where Event == Source.Element {
  override var wrappedValue: Observable<Event> { rx.asObservable() }

  init(value: Event) where Source == BehaviorRelay<Event> {
    super.init(value: value, type: BehaviorRelay.self)
  }

  init() where Source == PublishRelay<Event> {
    super.init(type: PublishRelay.self)
  }
}

@propertyWrapper
final class Sent<Event> {
  let sink = PublishSubject<Event>()

  var wrappedValue: Observable<Event> { sink.asObservable() }
}

protocol Tiding {
  var level: Observable<String> { get }
  var flood: Observable<String> { get }
}

final class TideModel: Tiding {
  @Relayed(value: "low") var level: Observable<String>
  @Relayed() var flood: Observable<String>
  @Relayed(value: 0) var count: Observable<Int>
  @Sent var warnings: Observable<String>
  @Sent var notes: Observable<String>

  init() {
    _level.rx.accept("high")
  }

  func measure() {
    DispatchQueue.global().async { self._flood.rx.accept("flood") }
    self._count.rx.accept(1)
    DispatchQueue.global().async { [sink = _warnings.sink] in sink.onNext("storm") }
    _notes.sink.onNext("calm")
  }
}

final class TideViewController: UIViewController {
  private let labels = (0..<6).map { _ in UILabel() }
  private let model = TideModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let tiding: any Tiding = model
    tiding.level.bind(to: labels[0].rx.text).disposed(by: disposeBag)
    tiding.flood.bind(to: labels[1].rx.text).disposed(by: disposeBag)  // expect: main_thread
    model.count.map { "\($0)" }.bind(to: labels[2].rx.text).disposed(by: disposeBag)
    model.warnings.bind(to: labels[3].rx.text).disposed(by: disposeBag)  // expect: main_thread
    model.notes.bind(to: labels[4].rx.text).disposed(by: disposeBag)
    model.measure()
  }
}
