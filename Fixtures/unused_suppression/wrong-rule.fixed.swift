// A comment that names another rule silences nothing.
import RxCocoa
import RxSwift
import UIKit

final class MeterViewController: UIViewController {
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    Observable<Int>.interval(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
      .asDriver(onErrorDriveWith: .empty())
      .map { "\($0)" }
      // traitlint:disable:next error_handling -- a timer has no errors // expect: unused_suppression
      .drive(label.rx.text)
      .disposed(by: disposeBag)
  }
}
