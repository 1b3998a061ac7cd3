// A closure that touches user interface for elements of one type, or of one case, is told of those where they come; what
// others come on does not matter to it. What a chain's `map` makes is of the case that it names.
import RxCocoa
import RxSwift
import UIKit

protocol TrafficEvent {}

struct Opened: TrafficEvent { let road: String }

struct Closed: TrafficEvent { let road: String }

enum Traffic {
  case flows(String)
  case stands
  case unknown
}

final class TrafficBus {
  static let shared = TrafficBus()
  let events = PublishSubject<TrafficEvent>()
  let states = PublishSubject<Traffic>()
}

final class TrafficViewController: UIViewController {
  private let label = UILabel()
  private let flowLabel = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let bus = TrafficBus.shared
    bus.events.subscribe(onNext: { [label] event in
      guard let opened = event as? Opened else { return }
      label.text = opened.road
    }).disposed(by: bag)
    bus.events.subscribe(onNext: { [label] event in // expect: main_thread
      if let closed = event as? Closed { label.text = closed.road }
    }).disposed(by: bag)
    bus.events.subscribe(onNext: { [weak self] event in
      guard event is Opened else { return }
      self?.flowLabel.isHidden = true
    }).disposed(by: bag)

    bus.states.subscribe(onNext: { [label] state in
      if case .stands = state { label.text = "stands" }
    }).disposed(by: bag)
    bus.states.subscribe(onNext: { [label] state in // expect: main_thread
      if case .flows(let road) = state { label.text = road }
    }).disposed(by: bag)
    bus.states.compactMap { state -> String? in
      if case .stands = state { return "stands" }
      return nil
    }.bind(to: flowLabel.rx.text).disposed(by: bag)

    bus.events.onNext(Opened(road: "A1"))
    bus.states.onNext(.stands)
    DispatchQueue.global().async { bus.events.onNext(Closed(road: "A2")) }
    let roads = Observable.just("A3").observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
    roads.map(Traffic.flows).bind(to: bus.states).disposed(by: bag)
    roads.map { _ in Traffic.unknown }.bind(to: bus.states).disposed(by: bag)
  }
}
