// An object that each use of a computed property makes has a share of its own; one that is there before has one for all.
import RxCocoa
import RxSwift
import UIKit

final class TidePool {
  let level: Observable<String>

  init() {
    level = Observable<Int>.interval(.milliseconds(300), scheduler: MainScheduler.instance).map { "\($0)" }
      .do(onNext: { UserDefaults.standard.set($0, forKey: "level") })
      .share(replay: 1)
  }
}

struct Tides {
  let shown: Observable<String>
}

final class Shore {
  private let kept = TidePool()
  private var latest: TidePool?

  func anew() -> Tides {
    let pool = TidePool()
    latest = pool
    return Tides(shown: pool.level)
  }

  func asBefore() -> Tides { Tides(shown: kept.level) }
}

final class ShoreViewModel {
  private let shore = Shore()

  var level: Observable<String> {
    let tides = shore.anew()
    return tides.shown
  }

  var calm: Observable<String> {
    let tides = shore.asBefore()
    return tides.shown
  }
}

/// It was given what it has, which another closure has made.
final class Beach {
  private var stored: Observable<String> = .empty()

  var values: Observable<String> {
    get { stored }
    set { stored = newValue }
  }
}

struct Coast {
  var current: () -> Observable<String>
}

/// What an object is given while it is made, it has for as long as it lasts: it is made anew where each use makes it.
final class TideTable {
  private let pool = PublishRelay<String>()

  subscript(name: String) -> Driver<String> {
    pool.do(onNext: { UserDefaults.standard.set($0, forKey: name) }).asDriver(onErrorJustReturn: "")
  }

  func rise() { pool.accept("+") }
}

final class Buoy {
  let sign: Driver<String>

  init(_ table: TideTable) {
    let signs = [table["sign"]]
    sign = signs[0]
  }
}

final class Harbour {
  private let table: TideTable
  private let moored: Buoy
  private var buoys: [Buoy] = []

  init(table: TideTable) {
    self.table = table
    moored = Buoy(table)
  }

  var anew: Observable<String> {
    let buoy = drop()
    return buoy.sign.asObservable()
  }

  var asBefore: Observable<String> { moored.sign.asObservable() }

  private func drop() -> Buoy {
    let buoy = Buoy(table)
    buoys.append(buoy)
    return buoy
  }
}

final class HarbourViewController: UIViewController {
  private let labels = (0..<4).map { _ in UILabel() }
  private let table = TideTable()
  private let disposeBag = DisposeBag()
  private lazy var harbour = Harbour(table: table)

  override func viewDidLoad() {
    super.viewDidLoad()
    harbour.anew.bind(to: labels[0].rx.text).disposed(by: disposeBag)
    harbour.anew.map { $0 + " m" }.bind(to: labels[1].rx.text).disposed(by: disposeBag)  // expect: sharing
    harbour.asBefore.bind(to: labels[2].rx.text).disposed(by: disposeBag)
    harbour.asBefore.map { $0 + " m" }.bind(to: labels[3].rx.text).disposed(by: disposeBag)
    table.rise()
  }
}

final class ShoreViewController: UIViewController {
  private let labels = (0..<6).map { _ in UILabel() }
  private let viewModel = ShoreViewModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.level.bind(to: labels[0].rx.text).disposed(by: disposeBag)
    viewModel.level.map { $0 + " cm" }.bind(to: labels[1].rx.text).disposed(by: disposeBag)  // expect: sharing

    viewModel.calm.bind(to: labels[2].rx.text).disposed(by: disposeBag)
    viewModel.calm.map { $0 + " cm" }.bind(to: labels[3].rx.text).disposed(by: disposeBag)

    let coast = Coast(current: { TidePool().level.do(onNext: { UserDefaults.standard.set($0, forKey: "coast") }).share() })
    let beach = Beach()
    beach.values = coast.current()
    beach.values.bind(to: labels[4].rx.text).disposed(by: disposeBag)
    beach.values.map { $0 + " cm" }.bind(to: labels[5].rx.text).disposed(by: disposeBag)
  }
}
