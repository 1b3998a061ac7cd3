// A member of `rx` that sends its view sends what the call begins with: whoever touches the element touches that view.
import RxCocoa
import RxSwift
import UIKit

extension Reactive where Base: UIButton {
  var pressed: ControlEvent<Base> {
    ControlEvent(events: tap.map { [base] _ in base })
  }

  func pressed(times count: Int) -> Observable<Base> {
    tap.filter { count > 0 }.map { [base] _ in base }
  }
}

final class PressButton: UIButton {
  var level = 0
}

final class PressViewController: UIViewController {
  private let plainButton = UIButton()
  private let ownButton = PressButton()
  private let queue = ConcurrentDispatchQueueScheduler(qos: .utility)
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    plainButton.rx.pressed.observe(on: queue)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { $0.isEnabled = false })
      .disposed(by: disposeBag)
    ownButton.rx.pressed(times: 1).observe(on: queue)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { pressed in pressed.isHidden = true })
      .disposed(by: disposeBag)
    ownButton.rx.pressed.observe(on: queue)
      .subscribe(onNext: { print($0.level) })
      .disposed(by: disposeBag)
    plainButton.rx.pressed
      .subscribe(onNext: { $0.isEnabled = true })
      .disposed(by: disposeBag)
  }
}
