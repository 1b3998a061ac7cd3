// `:next` speaks of the line below it, which may lie in the middle of a chain.
import RxCocoa
import RxSwift
import UIKit

final class GaugeViewController: UIViewController {
  private let first = UILabel()
  private let second = UILabel()
  private let disposeBag = DisposeBag()
  private let ticks = Observable<Int>
    .interval(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
    .map { "\($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()

    ticks
      // traitlint:disable:next main_thread -- the Binder hops by itself, and the order does not matter here
      .bind(to: first.rx.text)
      .disposed(by: disposeBag)

    ticks
      .observe(on: MainScheduler.instance)
      // traitlint:disable:next main_thread -- was needed before the hop above // expect: unused_suppression
      .bind(to: second.rx.text)
      .disposed(by: disposeBag)
  }
}
