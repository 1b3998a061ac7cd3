// An alias that a generic base class has for its parameter is, in each class below it, what that one gives for the
// parameter.
import RxCocoa
import RxSwift
import UIKit

protocol Gauging: AnyObject {
  var level: Observable<String> { get }
}

final class NearGauge: Gauging {
  let level = Observable.just("near")
}

final class FarGauge: Gauging {
  let level = URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/gauges/far")!))
    .map { String(decoding: $0, as: UTF8.self) }
    .catchAndReturn("")
}

class GaugeViewController<G: Gauging>: UIViewController {
  typealias Gauge = G
  let disposeBag = DisposeBag()
  private let gauge: Gauge

  init(gauge: Gauge) {
    self.gauge = gauge
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    read(gauge)
  }

  func read(_ gauge: G) {}
}

final class NearViewController: GaugeViewController<NearGauge> {
  private let label = UILabel()

  override func read(_ gauge: NearGauge) { show(gauge) }
}

extension NearViewController {
  private func show(_ gauge: Gauge) {
    gauge.level.bind(to: label.rx.text).disposed(by: disposeBag)
  }
}

final class FarViewController: GaugeViewController<FarGauge> {
  private let label = UILabel()

  override func read(_ gauge: FarGauge) { show(gauge) }
}

extension FarViewController {
  private func show(_ gauge: Gauge) {
    gauge.level.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
  }
}

enum Gauges {
  static func near() -> NearViewController { NearViewController(gauge: NearGauge()) }

  static func far() -> FarViewController { FarViewController(gauge: FarGauge()) }
}
