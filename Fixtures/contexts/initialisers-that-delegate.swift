import RxCocoa
import RxSwift
import UIKit

// What an initialiser is given reaches those that it delegates to, and is that object's own.

final class Held<Element>: ObservableType {
  private let relay: BehaviorRelay<Element>
  private let disposeBag = DisposeBag()

  convenience init(_ value: Element) {
    self.init(BehaviorRelay(value: value))
  }

  init(_ relay: BehaviorRelay<Element>) {
    self.relay = relay
  }

  convenience init(_ source: Observable<Element>, initial: Element) {
    self.init(initial)
    source.bind(to: relay).disposed(by: disposeBag)
  }

  func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element {
    relay.subscribe(observer)
  }

  func asObservable() -> Observable<Element> {
    relay.asObservable()
  }
}

extension BehaviorRelay {
  func held() -> Held<Element> {
    Held(self)
  }
}

final class Clock {
  let title = Held("Clock")
  private let zone = BehaviorRelay(value: "UTC")
  private(set) lazy var place = zone.held()
  let ticks = Held(
    Observable<Int>.interval(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .background))
      .map { "\($0)" },
    initial: "")
}

final class ClockViewController: UIViewController {
  private let titleLabel = UILabel()
  private let placeLabel = UILabel()
  private let ticksLabel = UILabel()
  private let clock = Clock()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    clock.title
      .bind(to: titleLabel.rx.text)
      .disposed(by: disposeBag)

    clock.place
      .bind(to: placeLabel.rx.text)
      .disposed(by: disposeBag)

    clock.ticks
      .bind(to: ticksLabel.rx.text) // expect: main_thread
      .disposed(by: disposeBag)
  }
}
