// What an Action's work sends at once comes where the Action was given its input, not where its elements are subscribed to.
import Action
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class TideModel {
  let measured = Action<Int, String> { .just("\($0) cm") }
  let chosen = Action<Int, String> { .just("\($0) h") }
  let moved = Action<Int, String> { level in
    Observable.of("rising", "\(level)").observe(on: MainScheduler.instance)
  }
  private let disposeBag = DisposeBag()

  init(levels: Observable<Int>) {
    let measurements = levels.observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
    measurements.bind(to: measured.inputs).disposed(by: disposeBag)
    measurements.bind(to: moved.inputs).disposed(by: disposeBag)
    levels.bind(to: chosen.inputs).disposed(by: disposeBag)
  }
}

final class TideViewController: UIViewController {
  private let stepper = UIStepper()
  private let levelLabel = UILabel()
  private let hourLabel = UILabel()
  private let trendLabel = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let model = TideModel(levels: stepper.rx.value.map { Int($0) })
    model.measured.elements
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] level in self?.levelLabel.text = level })
      .disposed(by: disposeBag)
    model.chosen.elements
      .subscribe(onNext: { [weak self] hour in self?.hourLabel.text = hour })
      .disposed(by: disposeBag)
    model.moved.elements
      .subscribe(onNext: { [weak self] trend in self?.trendLabel.text = trend })
      .disposed(by: disposeBag)
  }
}
