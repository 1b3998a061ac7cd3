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
  private let trains = Timetable.load("trains").asDriver(onErrorDriveWith: .empty())
  // Read through a key path, by nobody knows whom.
  fileprivate let buses = Timetable.load("buses")
  // Assigned once, in the initialiser.
  private let ferries: Driver<String>
  // The struct's own initialiser gives it its value.
  private let trams = Line(stops: Timetable.load("trams").asDriver(onErrorDriveWith: .empty()))

  init(harbour: String) {
    ferries = Timetable.load(harbour).asDriver(onErrorJustReturn: "")
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()

    trains.drive(first.rx.text).disposed(by: disposeBag)
    trains
      .map { $0.uppercased() }
      .drive(second.rx.text)
      .disposed(by: disposeBag)
    trains.asObservable().take(1).bind(to: departures).disposed(by: disposeBag)
    Observable.zip(trains.asObservable(), departures) { $0 + $1 }.subscribe().disposed(by: disposeBag)

    buses.asDriver(onErrorJustReturn: "").drive(first.rx.text).disposed(by: disposeBag)
    print(\TimetableViewController.buses)

    ferries.drive(first.rx.text).disposed(by: disposeBag)
    trams.stops.drive(second.rx.text).disposed(by: disposeBag)
  }
}

private struct Line {
  let stops: Driver<String>
}

enum Timetable {
  static func load(_ kind: String) -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/timetable/\(kind)")!).map { "\($0)" }
  }
}
