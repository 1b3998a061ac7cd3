// One element of a collection that is written out, taken by a key or an index that is, too, is that one and no other.
import RxCocoa
import RxSwift
import UIKit

enum Gauge {
  case wind, rain
}

enum GaugeName {
  static let wind = "wind"
}

private func wet() -> Observable<String> {
  Observable<Int>.interval(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility)).map { "\($0) mm" }
}

final class Weather {
  let byName: [String: Observable<String>]
  private let subjects: [Gauge: PublishSubject<String>] = [.wind: PublishSubject(), .rain: PublishSubject()]

  init() {
    byName = ["wind": .just("calm"), "rain": wet()]
  }

  func reports(of gauge: Gauge) -> Observable<String> { subjects[gauge]! }

  func measure() {
    subjects[.wind]?.onNext("4 Bft")
    DispatchQueue.global().async { self.subjects[Gauge.rain]?.onNext("2 mm") }
  }
}

final class WeatherViewController: UIViewController {
  private let labels = (0..<14).map { _ in UILabel() }
  private let all = [Observable.just("dry"), Observable.just("dusty"), wet()]
  private var pairs: [(name: String, stream: Observable<String>)] = [("dry", .just("dry")), ("wet", wet())]
  private let weather = Weather()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    all[0].bind(to: labels[0].rx.text).disposed(by: disposeBag)
    all[2].asDriver(onErrorDriveWith: .empty()).drive(labels[1].rx.text).disposed(by: disposeBag)
    all.first?.bind(to: labels[2].rx.text).disposed(by: disposeBag)
    all.last!.asDriver(onErrorDriveWith: .empty()).drive(labels[3].rx.text).disposed(by: disposeBag)
    weather.byName["wind"]?.bind(to: labels[4].rx.text).disposed(by: disposeBag)
    weather.byName[GaugeName.wind]?.bind(to: labels[5].rx.text).disposed(by: disposeBag)
    if let rain = weather.byName["rain"] {
      rain.asDriver(onErrorDriveWith: .empty()).drive(labels[6].rx.text).disposed(by: disposeBag)
    }
    weather.reports(of: .wind).bind(to: labels[7].rx.text).disposed(by: disposeBag)
    weather.reports(of: .rain).asDriver(onErrorDriveWith: .empty()).drive(labels[8].rx.text).disposed(by: disposeBag)
    pairs[0].stream.bind(to: labels[9].rx.text).disposed(by: disposeBag)
    pairs[1].stream.asDriver(onErrorDriveWith: .empty()).drive(labels[10].rx.text).disposed(by: disposeBag)
    // Each of them is gone through.
    for stream in all {
      stream.asDriver(onErrorDriveWith: .empty()).drive(labels[11].rx.text).disposed(by: disposeBag)
    }
    let local = ["a": wet(), "b": Observable.just("b")]
    local["b", default: .empty()].bind(to: labels[12].rx.text).disposed(by: disposeBag)
    local["a", default: .empty()].asDriver(onErrorDriveWith: .empty()).drive(labels[13].rx.text).disposed(by: disposeBag)
    weather.measure()
  }
}
