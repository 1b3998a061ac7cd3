// What nobody in sight writes into is silent, as long as every mention of it is understood.
import Lighthouse
import RxCocoa
import RxSwift
import UIKit

final class BeaconViewController: UIViewController {
  private let lamp = UILabel()
  private let horn = UILabel()
  private let flag = UILabel()
  private let buoy = UILabel()
  private let gate = UILabel()
  private let button = UIButton()
  private let tint = UILabel()
  private let hail = UILabel()
  private let bell = UILabel()
  private let tide = UILabel()
  private let model = BeaconModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    // Handed to a library's object, which may write into it anywhere.
    model.flashes.bind(to: lamp.rx.text).disposed(by: disposeBag)
    // Written through an object of which nothing is known.
    model.blasts.bind(to: horn.rx.text).disposed(by: disposeBag)
    // Handed on in an object of the app's own, and written through what nobody knows there.
    model.signals.bind(to: flag.rx.text).disposed(by: disposeBag)
    // Bound to through such an object.
    model.drifts.bind(to: buoy.rx.text).disposed(by: disposeBag)
    // Handed to a library's member that has the name of an event.
    model.openings.map { "open" }.bind(to: gate.rx.text).disposed(by: disposeBag)
    button.rx.tap(to: model.openings).disposed(by: disposeBag)
    // Written through each of what nobody knows.
    model.tints.bind(to: tint.rx.text).disposed(by: disposeBag)
    // Written on main, be it this object that nobody knows or another.
    model.hails.bind(to: hail.rx.text).disposed(by: disposeBag)
    Keepers.beacon(of: self).hails.accept("ahoy")

    // Nobody writes: it is only read, and another of its name is what is written.
    model.rings.bind(to: bell.rx.text).disposed(by: disposeBag)
    // Its value is all there is.
    model.level.bind(to: tide.rx.text).disposed(by: disposeBag)
  }
}

final class BeaconModel {
  let flashes = PublishRelay<String>()
  let blasts = PublishRelay<String>()
  let drifts = BehaviorRelay(value: "")
  let openings = PublishRelay<Void>()
  let hails = PublishRelay<String>()
  let tints = BehaviorRelay(value: "")
  let rings = PublishRelay<String>()
  let level = BehaviorRelay(value: "low")
  let signals: Observable<String>
  let rows: [BeaconRow]
  private let keeper = LighthouseKeeper()

  init() {
    let raised = PublishSubject<Int>()
    signals = raised.map { "\($0)" }
    rows = [BeaconRow(title: "one", onRaise: raised.mapObserver { $0.count })]
    keeper.watch(flashes)
  }

  func summary() -> Observable<String> {
    Observable.merge(rings.asObservable(), level.map { $0.uppercased() })
  }

  func pairs() -> Observable<(String, String)> { Observable.zip(rings, level) }
}

struct BeaconRow {
  let title: String
  let onRaise: AnyObserver<String>
}

final class Bells {
  let rings = PublishRelay<Int>()

  func ring() { rings.accept(1) }
}

func press(_ row: Any) {
  Keepers.current(of: row).onRaise.onNext("up")
  Keepers.beacon(of: row).blasts.accept("long")
  Observable.just("east").bind(to: Keepers.beacon(of: row).drifts).dispose()
  for beacon in Keepers.beacons(of: row) { beacon.tints.accept("red") }
}
