// A share that lasts as long as somebody is connected keeps nothing to one run of what is over at once.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class SundialViewController: UIViewController {
  private let labels = (0..<20).map { _ in UILabel() }
  private let dawn = BehaviorRelay(value: "06:12")
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let noon = Observable.just("12:00").do(onNext: { UserDefaults.standard.set($0, forKey: "noon") }).share(replay: 1)
    noon.bind(to: labels[0].rx.text).disposed(by: disposeBag)
    noon.bind(to: labels[1].rx.text).disposed(by: disposeBag)  // expect: sharing

    let dusk = Observable.of("20:40", "20:41").observe(on: MainScheduler.instance).asDriver(onErrorJustReturn: "")
      .do(onNext: { UserDefaults.standard.set($0, forKey: "dusk") })
    dusk.drive(labels[2].rx.text).disposed(by: disposeBag)
    dusk.map { $0.uppercased() }.drive(labels[3].rx.text).disposed(by: disposeBag)  // expect: sharing

    let first = dawn.take(1).do(onNext: { UserDefaults.standard.set($0, forKey: "dawn") }).share()
    first.bind(to: labels[4].rx.text).disposed(by: disposeBag)
    first.bind(to: labels[5].rx.text).disposed(by: disposeBag)  // expect: sharing

    // What waits is sent with the end.
    let brief = Observable.just("12:00").debounce(.milliseconds(200), scheduler: MainScheduler.instance)
      .asDriver(onErrorJustReturn: "").do(onNext: { UserDefaults.standard.set($0, forKey: "brief") })
    brief.drive(labels[12].rx.text).disposed(by: disposeBag)
    brief.drive(labels[13].rx.text).disposed(by: disposeBag)  // expect: sharing

    let moved = Observable.just("12:00").do(onNext: { UserDefaults.standard.set($0, forKey: "moved") })
      .debounce(.milliseconds(200), scheduler: SerialDispatchQueueScheduler(qos: .utility)).share()
    moved.bind(to: labels[18].rx.text).disposed(by: disposeBag)
    moved.bind(to: labels[19].rx.text).disposed(by: disposeBag)  // expect: sharing

    // For ever is for ever, and what is still under way is shared.
    let kept = Observable.just("12:00").do(onNext: { UserDefaults.standard.set($0, forKey: "kept") })
      .share(replay: 1, scope: .forever)
    kept.bind(to: labels[6].rx.text).disposed(by: disposeBag)
    kept.bind(to: labels[7].rx.text).disposed(by: disposeBag)

    let later = Observable.just("12:00").delay(.seconds(1), scheduler: MainScheduler.instance)
      .do(onNext: { UserDefaults.standard.set($0, forKey: "later") }).share(replay: 1)
    later.bind(to: labels[8].rx.text).disposed(by: disposeBag)
    later.bind(to: labels[9].rx.text).disposed(by: disposeBag)

    let shared = Observable.just("12:00").asDriver(onErrorJustReturn: "")
      .do(onNext: { UserDefaults.standard.set($0, forKey: "shared") }).delay(.milliseconds(200))
    shared.drive(labels[16].rx.text).disposed(by: disposeBag)
    shared.drive(labels[17].rx.text).disposed(by: disposeBag)

    let steady = dawn.debounce(.milliseconds(200), scheduler: MainScheduler.instance).asDriver(onErrorJustReturn: "")
      .do(onNext: { UserDefaults.standard.set($0, forKey: "steady") })
    steady.drive(labels[14].rx.text).disposed(by: disposeBag)
    steady.drive(labels[15].rx.text).disposed(by: disposeBag)

    let watched = dawn.do(onNext: { UserDefaults.standard.set($0, forKey: "watched") }).share(replay: 1)
    watched.bind(to: labels[10].rx.text).disposed(by: disposeBag)
    watched.bind(to: labels[11].rx.text).disposed(by: disposeBag)
  }
}

// What a subject passes on that is over for good is what a step puts before that, for each subscriber anew: nothing says
// when the screen is given the driver.
final class TideStore {
  private let tides = PublishSubject<String>()
  private let disposeBag = DisposeBag()

  init() {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/tides")!))
      .map { "\($0.count)" }
      .subscribe(tides)
      .disposed(by: disposeBag)
  }

  func noted() -> Driver<String> {
    tides.startWith("…").do(onNext: { UserDefaults.standard.set($0, forKey: "tide") }).asDriver(onErrorJustReturn: "")
  }

  func plain() -> Driver<String> { tides.startWith("…").asDriver(onErrorJustReturn: "") }
}

final class TidesViewController: UIViewController {
  private let labels = (0..<6).map { _ in UILabel() }
  private let disposeBag = DisposeBag()
  private let store = TideStore()

  override func viewDidLoad() {
    super.viewDidLoad()
    // Not decided.
    let noted = store.noted()
    noted.drive(labels[0].rx.text).disposed(by: disposeBag)
    noted.drive(labels[1].rx.text).disposed(by: disposeBag)
    let plain = store.plain()
    plain.drive(labels[2].rx.text).disposed(by: disposeBag)
    plain.drive(labels[3].rx.text).disposed(by: disposeBag)
    // A throttle has the first element wait for nothing.
    let first = Observable.just("12:00").throttle(.milliseconds(200), scheduler: MainScheduler.instance)
      .do(onNext: { UserDefaults.standard.set($0, forKey: "first") }).share()
    first.bind(to: labels[4].rx.text).disposed(by: disposeBag)
    first.bind(to: labels[5].rx.text).disposed(by: disposeBag)
  }
}
