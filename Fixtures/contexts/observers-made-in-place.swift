// `.init(base) { … }` where a `Binder` is expected is a Binder: its closure is handed the object and runs on main. A work
// item that is made for the call which runs it runs on that call's queue.
import RxCocoa
import RxSwift
import UIKit

final class StepsModel {
  let steps = BehaviorRelay(value: 0)
  let pulse = BehaviorRelay(value: 0)

  func set(_ count: Int) { steps.accept(count) }
}

final class StepsView: UIView {
  fileprivate let model = StepsModel()
  private let steps = UILabel()
  private let pulse = UILabel()
  private let disposeBag = DisposeBag()

  func bind() {
    model.steps
      .map { "\($0)" }
      .bind(to: steps.rx.text)
      .disposed(by: disposeBag)
    model.pulse
      .map { "\($0)" }
      .bind(to: pulse.rx.text) // expect: main_thread
      .disposed(by: disposeBag)
  }

  func measure() {
    DispatchQueue.global().asyncAfter(
      deadline: .now(),
      execute: .init(block: { [model] in model.pulse.accept(70) }))
    DispatchQueue.main.async(execute: .init { [model] in model.steps.accept(1) })
  }
}

extension Reactive where Base: StepsView {
  var steps: Binder<Int> {
    return .init(base) { view, count in
      view.model.set(count)
    }
  }
}

final class StepsViewController: UIViewController {
  private let steps = StepsView()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    steps.bind()
    steps.measure()
    Observable<Int>.interval(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
      .bind(to: steps.rx.steps) // expect: main_thread
      .disposed(by: disposeBag)
  }
}
