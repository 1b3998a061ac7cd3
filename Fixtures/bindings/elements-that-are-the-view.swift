// A member of `rx` that sends its view sends what the call begins with: whoever touches the element touches that view.
import RxCocoa
import RxSwift
import UIKit

extension Reactive where Base: UIView {
  var pressed: ControlEvent<Base> {
    let gesture = UITapGestureRecognizer()
    base.addGestureRecognizer(gesture)
    return ControlEvent(events: gesture.rx.event.map { [base] _ in base })
  }

  func held(for seconds: Int) -> Observable<Base> {
    let gesture = UILongPressGestureRecognizer()
    base.addGestureRecognizer(gesture)
    return gesture.rx.event.map { [base] _ in base }
  }
}

final class PressLabel: UILabel {
  var level = 0
}

final class PressViewController: UIViewController {
  private let label = PressLabel()
  private let queue = ConcurrentDispatchQueueScheduler(qos: .utility)
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.rx.pressed.observe(on: queue)
      .subscribe(onNext: { $0.endEditing(true) })  // expect: main_thread
      .disposed(by: disposeBag)
    label.rx.held(for: 1).observe(on: queue)
      .subscribe(onNext: { pressed in pressed.text = "held" })  // expect: main_thread
      .disposed(by: disposeBag)
    label.rx.pressed.observe(on: queue)
      .subscribe(onNext: { print($0.level) })
      .disposed(by: disposeBag)
    view.rx.pressed
      .subscribe(onNext: { $0.endEditing(true) })
      .disposed(by: disposeBag)
  }
}
