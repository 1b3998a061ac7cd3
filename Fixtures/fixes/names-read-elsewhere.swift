// A name becomes a driver together with all that reads it; where that cannot be seen to the end, it stays.
import RxCocoa
import RxSwift
import UIKit

final class TimetableViewController: UIViewController {
  private let first = UILabel()
  private let second = UILabel()
  private let disposeBag = DisposeBag()
  private let departures = PublishRelay<String>()

  // Read as an observable too: there it still is one.
  private let trains = Timetable.load("trains")
  // Read through a key path, by nobody knows whom.
  fileprivate let buses = Timetable.load("buses")
  // Assigned once, in the initialiser.
  private let ferries: Observable<String>
  // The struct's own initialiser gives it its value.
  private let trams = Line(stops: Timetable.load("trams"))

  init(harbour: String) {
    ferries = Timetable.load(harbour)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()

    trains.bind(to: first.rx.text).disposed(by: disposeBag) // expect: main_thread error_handling
    trains
      .map { $0.uppercased() }
      .bind(to: second.rx.text) // expect: main_thread error_handling sharing
      .disposed(by: disposeBag)
    trains.take(1).bind(to: departures).disposed(by: disposeBag)
    Observable.zip(trains, departures) { $0 + $1 }.subscribe().disposed(by: disposeBag)

    buses.bind(to: first.rx.text).disposed(by: disposeBag) // expect: main_thread error_handling
    print(\TimetableViewController.buses)

    ferries.bind(to: first.rx.text).disposed(by: disposeBag) // expect: main_thread error_handling
    trams.stops.bind(to: second.rx.text).disposed(by: disposeBag) // expect: main_thread error_handling
  }
}

private struct Line {
  let stops: Observable<String>
}

enum Timetable {
  static func load(_ kind: String) -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/timetable/\(kind)")!).map { "\($0)" }
  }
}
