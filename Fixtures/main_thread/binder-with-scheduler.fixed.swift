// A Binder hops to main by itself, unless it is made with another scheduler.
import RxCocoa
import RxSwift
import UIKit

extension Reactive where Base: UILabel {
  var lazyText: Binder<String> {
    Binder(base, scheduler: ConcurrentDispatchQueueScheduler(qos: .background)) { label, text in
      label.text = text
    }
  }

  var immediateText: Binder<String> {
    Binder(base, scheduler: CurrentThreadScheduler.instance) { label, text in
      label.text = text
    }
  }
}

final class ClockViewController: UIViewController {
  private let button = UIButton()
  private let first = UILabel()
  private let second = UILabel()
  private let third = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let now = button.rx.tap.map { "\(Date())" }
    let later = now.observe(on: SerialDispatchQueueScheduler(qos: .default)).asDriver(onErrorDriveWith: .empty())

    // On main up to the Binder, which takes it elsewhere.
    now
      .bind(to: first.rx.lazyText) // expect: main_thread
      .disposed(by: disposeBag)

    now
      .bind(to: second.rx.immediateText)
      .disposed(by: disposeBag)

    later
      .drive(third.rx.immediateText)
      .disposed(by: disposeBag)
  }
}
