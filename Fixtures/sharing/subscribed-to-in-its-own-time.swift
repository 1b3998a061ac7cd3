// RxSwift 6. Whoever subscribes on a queue comes when that queue has time: by then what lasts only as long as somebody is
// connected may be over, and begins anew. Not decided, but for the last four.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class FerryService {
  func departures() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/ferries")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .catchAndReturn("")
  }
}

final class FerryModel {
  private let service = FerryService()
  var arrivals: Observable<String> { service.departures().share(replay: 1).map { $0.lowercased() } }
}

final class FerryViewController: UIViewController {
  private let labels = (0..<18).map { _ in UILabel() }
  private var isOpen: Bool { UserDefaults.standard.bool(forKey: "open") }
  private let port = BehaviorRelay(value: "north")
  private let service = FerryService()
  private let model = FerryModel()
  private let queue = ConcurrentDispatchQueueScheduler(qos: .background)
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let driven = service.departures().asDriver(onErrorJustReturn: "").asObservable()
      .subscribe(on: queue).observe(on: MainScheduler.instance)
    driven.bind(to: labels[0].rx.text).disposed(by: disposeBag)
    driven.bind(to: labels[1].rx.text).disposed(by: disposeBag)

    let shared = service.departures().share(replay: 1).map { $0.uppercased() }
      .subscribe(on: SerialDispatchQueueScheduler(qos: .utility)).observe(on: MainScheduler.instance)
    shared.bind(to: labels[2].rx.text).disposed(by: disposeBag)
    shared.bind(to: labels[3].rx.text).disposed(by: disposeBag)

    let either = (isOpen ? service.departures().asDriver(onErrorJustReturn: "").asObservable() : .empty())
      .subscribe(on: queue).observe(on: MainScheduler.instance)
    either.bind(to: labels[12].rx.text).disposed(by: disposeBag)
    either.bind(to: labels[13].rx.text).disposed(by: disposeBag)

    // One use of what makes it anew is as one of what is there.
    let used = model.arrivals.subscribe(on: queue).observe(on: MainScheduler.instance)
    used.bind(to: labels[14].rx.text).disposed(by: disposeBag)
    used.bind(to: labels[15].rx.text).disposed(by: disposeBag)

    // Joined with what runs nothing, it is the same.
    let joined = Observable.merge([service.departures().share(replay: 1), .just("…")])
      .subscribe(on: queue).observe(on: MainScheduler.instance)
    joined.bind(to: labels[16].rx.text).disposed(by: disposeBag)
    joined.bind(to: labels[17].rx.text).disposed(by: disposeBag)

    // For ever is for ever.
    let kept = service.departures().share(replay: 1, scope: .forever)
      .subscribe(on: queue).observe(on: MainScheduler.instance)
    kept.bind(to: labels[4].rx.text).disposed(by: disposeBag)
    kept.bind(to: labels[5].rx.text).disposed(by: disposeBag)

    // What is shared further down has one subscriber.
    let below = service.departures().share(replay: 1).subscribe(on: queue).observe(on: MainScheduler.instance)
      .share(replay: 1)
    below.bind(to: labels[6].rx.text).disposed(by: disposeBag)
    below.bind(to: labels[7].rx.text).disposed(by: disposeBag)

    // On main they come one right after the other.
    let onMain = service.departures().share(replay: 1)
      .subscribe(on: MainScheduler.instance).observe(on: MainScheduler.instance)
    onMain.bind(to: labels[8].rx.text).disposed(by: disposeBag)
    onMain.bind(to: labels[9].rx.text).disposed(by: disposeBag)

    // What goes on is there for whoever comes later.
    let steady = port.flatMapLatest { [service] _ in service.departures() }.share(replay: 1)
      .subscribe(on: queue).observe(on: MainScheduler.instance)
    steady.bind(to: labels[10].rx.text).disposed(by: disposeBag)
    steady.bind(to: labels[11].rx.text).disposed(by: disposeBag)
  }
}
