// `:this` speaks of its own line.
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
      .bind(to: first.rx.text) // traitlint:disable:this main_thread -- the Binder hops by itself
      .disposed(by: disposeBag)

    ticks
      .observe(on: MainScheduler.instance)
      .bind(to: second.rx.text) // traitlint:disable:this main_thread -- left over // expect: unused_suppression
      .disposed(by: disposeBag)
  }
}
