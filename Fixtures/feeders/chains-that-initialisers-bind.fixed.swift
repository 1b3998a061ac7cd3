import RxCocoa
import RxSwift
import UIKit

// What a chain has at once, an initialiser binds to the object's own relay before anybody can subscribe to that.

final class Measurements {
  let latest = BehaviorSubject<Int?>(value: nil)
  private let bag = DisposeBag()

  func measure(_ values: Observable<Int?>) {
    values.observe(on: MainScheduler.instance).bind(to: latest).disposed(by: bag)
  }
}

final class MeterModel {
  let texts = BehaviorSubject<String>(value: "")
  private let bag = DisposeBag()

  init(_ measurements: Measurements) {
    measurements.latest.map { $0.map(String.init) ?? "–" }.bind(to: texts).disposed(by: bag)
  }
}

// A method that anybody may call binds when others listen.
final class LateModel {
  let texts = BehaviorSubject<String>(value: "")
  private let bag = DisposeBag()

  func open(_ measurements: Measurements) {
    measurements.latest.map { $0.map(String.init) ?? "–" }.bind(to: texts).disposed(by: bag)
  }
}

final class Meters: UIViewController {
  private let measurements = Measurements()
  private let late = LateModel()
  private let label = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    late.texts.observe(on: MainScheduler.instance).subscribe(onNext: { self.label.text = $0 }).disposed(by: bag)
    DispatchQueue.global().async { [weak self] in
      guard let self else { return }
      self.show(MeterModel(self.measurements))
      self.late.open(self.measurements)
    }
  }

  private func show(_ model: MeterModel) {
    DispatchQueue.main.async {
      model.texts.subscribe(onNext: { self.label.text = $0 }).disposed(by: self.bag)
    }
  }
}
