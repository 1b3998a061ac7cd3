// A region lasts from `disable` to `enable`; what stands behind it is reported.
import RxCocoa
import RxSwift
import UIKit

final class GaugeViewController: UIViewController {
  private let first = UILabel()
  private let second = UILabel()
  private let third = UILabel()
  private let disposeBag = DisposeBag()
  private let ticks = Observable<Int>
    .interval(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
    .asDriver(onErrorDriveWith: .empty())
    .map { "\($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()

    // traitlint:disable main_thread -- both Binders hop by themselves // expect: unused_suppression
    ticks.drive(first.rx.text).disposed(by: disposeBag)
    ticks.drive(second.rx.text).disposed(by: disposeBag)
    // traitlint:enable main_thread

    ticks.drive(third.rx.text).disposed(by: disposeBag)

    // traitlint:disable sharing -- ticks are cheap // expect: unused_suppression
    ticks.drive(first.rx.text).disposed(by: disposeBag)
    // traitlint:enable sharing
  }
}
