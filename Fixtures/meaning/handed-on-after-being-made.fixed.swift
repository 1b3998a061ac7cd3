// What a generic function makes of the type that it is handed keeps what it was made with, also where it is handed on.
import RxCocoa
import RxSwift
import UIKit

protocol Boardable {
  init(times: Observable<String>)
}

struct Platform {
  func board<Board: Boardable>(_ type: Board.Type, showing times: Observable<String>) -> Board {
    Board(times: times)
  }

  func calm<Board: Boardable>(_ type: Board.Type, showing times: Observable<String>) -> Board {
    let calmed = times.observe(on: MainScheduler.instance)
    return type.init(times: calmed)
  }
}

struct Arrivals: Boardable {
  let times: Observable<String>
}

struct Departures: Boardable {
  let times: Observable<String>
}

final class Delays: Boardable {
  let minutes: Driver<String>

  init(times: Observable<String>) {
    minutes = times.asDriver(onErrorDriveWith: .empty()).map { $0 + " late" }
  }
}

struct Tracks: Boardable {
  var times: Observable<String>
}

final class StationViewController: UIViewController {
  private let arrivals: Arrivals
  private let departures: Departures
  private let delays: Delays
  private let tracks: Tracks
  private let labels = (0..<4).map { _ in UILabel() }
  private let disposeBag = DisposeBag()

  init(arrivals: Arrivals, departures: Departures, delays: Delays, tracks: Tracks) {
    self.arrivals = arrivals
    self.departures = departures
    self.delays = delays
    self.tracks = tracks
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    arrivals.times.bind(to: labels[0].rx.text).disposed(by: disposeBag)
    departures.times.asDriver(onErrorDriveWith: .empty()).drive(labels[1].rx.text).disposed(by: disposeBag)
    delays.minutes.drive(labels[2].rx.text).disposed(by: disposeBag)
    tracks.times.bind(to: labels[3].rx.text).disposed(by: disposeBag) // expect: main_thread
  }
}

enum Station {
  static func open() -> UIViewController {
    let clock = Observable.of("8:00", "8:30").observe(on: SerialDispatchQueueScheduler(qos: .utility))
    let platform = Platform()
    // Named itself, beside what is handed: both count.
    let tracks = UserDefaults.standard.bool(forKey: "isNight") ? Tracks(times: .just("1")) : platform.board(Tracks.self, showing: clock)
    return StationViewController(
      arrivals: platform.calm(Arrivals.self, showing: clock),
      departures: platform.board(Departures.self, showing: clock),
      delays: platform.board(Delays.self, showing: clock), tracks: tracks)
  }
}
