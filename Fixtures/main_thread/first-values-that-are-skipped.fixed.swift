// A relay gives its value where it is subscribed to, and what comes later where that is sent: who skips the first has
// nothing of the former.
import RxCocoa
import RxSwift
import UIKit

final class LockViewController: UIViewController {
  private let level = BehaviorRelay(value: 0)
  private let skippedLabel = UILabel()
  private let valueLabel = UILabel()
  private let startedLabel = UILabel()
  private let button = UIButton()
  private let background = ConcurrentDispatchQueueScheduler(qos: .utility)
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.rx.tap.map { 1 }.bind(to: level).disposed(by: disposeBag)
    level.skip(1).map { "\($0)" }.subscribe(on: background)
      .bind(to: skippedLabel.rx.text)
      .disposed(by: disposeBag)
    level.map { "\($0)" }.subscribe(on: background)
      .asDriver(onErrorDriveWith: .empty())
      .drive(valueLabel.rx.text)
      .disposed(by: disposeBag)
    level.skip(1).map { "\($0)" }.startWith("empty").subscribe(on: background)
      .asDriver(onErrorDriveWith: .empty())
      .drive(startedLabel.rx.text)
      .disposed(by: disposeBag)
  }
}
