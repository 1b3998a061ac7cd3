// Some schedulers run what they are given where they are: no hop, neither off main nor back to it.
import RxCocoa
import RxSwift
import UIKit

final class StayViewController: UIViewController {
  private let stepper = UIStepper()
  private let a = UILabel()
  private let b = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let here = CurrentThreadScheduler.instance

    stepper.rx.value
      .observe(on: here)
      .map { "\($0)" }
      .bind(to: a.rx.text)
      .disposed(by: disposeBag)

    stepper.rx.value
      .observe(on: SerialDispatchQueueScheduler(qos: .utility))
      .observe(on: here)
      .asDriver(onErrorDriveWith: .empty())
      .map { "\($0)" }
      .drive(b.rx.text)
      .disposed(by: disposeBag)
  }
}
