// `:previous` speaks of the line above it.
import RxCocoa
import RxSwift
import UIKit

final class GaugeViewController: UIViewController {
  private let first = UILabel()
  private let second = UILabel()
  private let disposeBag = DisposeBag()
  private let ticks = Observable<Int>
    .interval(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
    .asDriver(onErrorDriveWith: .empty())
    .map { "\($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()

    ticks
      .drive(first.rx.text)
      // traitlint:disable:previous main_thread -- the Binder hops by itself // expect: unused_suppression
      .disposed(by: disposeBag)

    ticks
      .drive(second.rx.text)
      .disposed(by: disposeBag)
      // traitlint:disable:previous main_thread -- one line too far down // expect: unused_suppression
  }
}
