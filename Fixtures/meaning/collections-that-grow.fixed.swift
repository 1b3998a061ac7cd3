// What is added to a collection is in it, whatever adds it; what a collection is made of is, too.
import RxCocoa
import RxSwift
import UIKit

private func ticks() -> Observable<String> {
  Observable<Int>.interval(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility)).map { "\($0)" }
}

final class Pump {
  let pressure = PublishRelay<String>()
  func start() { DispatchQueue.global().async { self.pressure.accept("3 bar") } }
}

final class Valve {
  let position = PublishRelay<String>()
  func open() { position.accept("open") }
}

final class Plant {
  private(set) var meters: [String: Observable<String>] = [:]
  private(set) var dials: [String: Observable<String>] = [:]
  private var feeds: [Observable<String>] = []
  private var quietFeeds = [Observable<String>]()
  let pumps: [String: Pump] = Dictionary(uniqueKeysWithValues: ["a", "b"].map { ($0, Pump()) })
  let valves: [String: Valve] = Dictionary(uniqueKeysWithValues: ["x", "y"].map { ($0, Valve()) })

  init() {
    meters["heat"] = Observable.just("80")
    meters["time"] = ticks()
    dials["heat"] = Observable.just("80")
    dials["time"] = Observable.just("12")
    feeds += [ticks()]
    quietFeeds += [Observable.just("q"), Observable.just("r")]
  }

  var all: Observable<String> { Observable.merge(Array(meters.values)) }
  var still: Observable<String> { Observable.merge(Array(dials.values)) }
  var fed: Observable<String> { Observable.merge(feeds) }
  var quiet: Observable<String> { Observable.merge(quietFeeds) }
}

final class PlantViewController: UIViewController {
  private let labels = (0..<10).map { _ in UILabel() }
  private let plant = Plant()
  private let spare: Observable<String>? = nil
  private let main: Observable<String>? = Observable.just("main")
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    plant.all.asDriver(onErrorDriveWith: .empty()).drive(labels[0].rx.text).disposed(by: disposeBag)
    plant.still.bind(to: labels[1].rx.text).disposed(by: disposeBag)
    plant.fed.asDriver(onErrorDriveWith: .empty()).drive(labels[2].rx.text).disposed(by: disposeBag)
    plant.quiet.bind(to: labels[3].rx.text).disposed(by: disposeBag)
    Observable.merge(plant.pumps.values.map { $0.pressure.asObservable() })
      .asDriver(onErrorDriveWith: .empty())
      .drive(labels[4].rx.text)
      .disposed(by: disposeBag)
    Observable.merge(plant.valves.values.map { $0.position.asObservable() })
      .bind(to: labels[5].rx.text)
      .disposed(by: disposeBag)
    Observable.merge([main, spare].compactMap { $0 }).bind(to: labels[6].rx.text).disposed(by: disposeBag)
    var local = [Observable<String>]()
    local += [plant.still]
    Observable.merge(local).bind(to: labels[7].rx.text).disposed(by: disposeBag)
    var named: [String: Observable<String>] = [:]
    named["quiet"] = plant.quiet
    named["time"] = ticks()
    Observable.merge(Array(named.values))
      .asDriver(onErrorDriveWith: .empty())
      .drive(labels[8].rx.text)
      .disposed(by: disposeBag)
    plant.pumps.values.forEach { $0.start() }
    plant.valves.values.forEach { $0.open() }
  }
}
