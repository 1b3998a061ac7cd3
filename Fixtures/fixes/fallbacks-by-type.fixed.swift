// What an element shows after an error, by the type that the chain's elements are declared with.
import RxCocoa
import RxSwift
import UIKit

final class StatisticsViewController: UIViewController {
  private let bars = BarView()
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    Statistics.byDay()
      .asDriver(onErrorJustReturn: [:])
      .drive(bars.rx.counts)
      .disposed(by: disposeBag)
    Statistics.names()
      .asDriver(onErrorJustReturn: [])
      .drive(bars.rx.names)
      .disposed(by: disposeBag)
    Statistics.highlights()
      .asDriver(onErrorJustReturn: [])
      .drive(bars.rx.highlights)
      .disposed(by: disposeBag)
    Statistics.limits()
      .asDriver(onErrorJustReturn: [:])
      .drive(bars.rx.limits)
      .disposed(by: disposeBag)
    Statistics.weeks()
      .asDriver(onErrorJustReturn: [])
      .drive(bars.rx.weeks)
      .disposed(by: disposeBag)
    Statistics.pairs()
      .asDriver(onErrorJustReturn: [])
      .drive(bars.rx.pairs)
      .disposed(by: disposeBag)
    Statistics.title()
      .asDriver(onErrorJustReturn: "")
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    Statistics.mean()
      .asDriver(onErrorDriveWith: .empty())
      .drive(bars.rx.mean)
      .disposed(by: disposeBag)
    Statistics.best()
      .asDriver(onErrorJustReturn: nil)
      .drive(bars.rx.best)
      .disposed(by: disposeBag)
  }
}

enum Statistics {
  static func byDay() -> Observable<[String: Int]> { load("byDay").map { _ in [:] } }
  static func names() -> Observable<Array<String>> { load("names").map { _ in [] } }
  static func highlights() -> Observable<Set<Int>> { load("highlights").map { _ in [] } }
  static func limits() -> Observable<Dictionary<String, Int>> { load("limits").map { _ in [:] } }
  static func weeks() -> Observable<[[String: Int]]> { load("weeks").map { _ in [] } }
  static func pairs() -> Observable<[(day: String, count: Int)]> { load("pairs").map { _ in [] } }
  static func title() -> Observable<Swift.String> { load("title") }
  static func mean() -> Observable<Double> { load("mean").map { _ in 1 } }
  static func best() -> Observable<Optional<Int>> { load("best").map { _ in nil } }

  private static func load(_ part: String) -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/statistics/\(part)")!).map { "\($0)" }
  }
}

final class BarView: UIView {
  var names: [String] = []
  var values: [String: Int] = [:]
  var marks: Set<Int> = []
  var numbers: [Double] = []
}

extension Reactive where Base: BarView {
  var counts: Binder<[String: Int]> { Binder(base) { $0.values = $1 } }
  var names: Binder<[String]> { Binder(base) { $0.names = $1 } }
  var highlights: Binder<Set<Int>> { Binder(base) { $0.marks = $1 } }
  var limits: Binder<[String: Int]> { Binder(base) { $0.values = $1 } }
  var weeks: Binder<[[String: Int]]> { Binder(base) { $0.values = $1.first ?? [:] } }
  var pairs: Binder<[(day: String, count: Int)]> { Binder(base) { $0.names = $1.map(\.day) } }
  var mean: Binder<Double> { Binder(base) { $0.numbers = [$1] } }
  var best: Binder<Int?> { Binder(base) { $0.marks = $1.map { [$0] } ?? [] } }
}
