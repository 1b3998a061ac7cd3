// In a chain over several lines the comment belongs at the line of `bind`, not at the chain's first.
import RxCocoa
import RxSwift
import UIKit

final class MeterViewController: UIViewController {
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    // traitlint:disable:next main_thread -- this is the line of the timer // expect: unused_suppression
    Observable<Int>.interval(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
      .asDriver(onErrorDriveWith: .empty())
      .map { "\($0)" }
      .drive(label.rx.text)
      .disposed(by: disposeBag)
  }
}
