// Comments for other tools are theirs.
// swiftlint:disable line_length
import RxCocoa
import RxSwift
import UIKit

final class MeterViewController: UIViewController {
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    // swiftlint:disable:next all
    Observable<Int>.interval(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
      .asDriver(onErrorDriveWith: .empty())
      .map { "\($0)" }
      // swiftlint:disable:next main_thread
      .drive(label.rx.text)
      .disposed(by: disposeBag)
  }
}
