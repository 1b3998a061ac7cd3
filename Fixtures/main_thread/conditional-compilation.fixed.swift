// Each branch of `#if` can be built but `#if false`, which never is.
import RxCocoa
import RxSwift
import UIKit

final class BuildViewController: UIViewController {
  private let stepper = UIStepper()
  private let label = UILabel()
  private let disposeBag = DisposeBag()
  private let queue = SerialDispatchQueueScheduler(qos: .default)

  override func viewDidLoad() {
    super.viewDidLoad()

    #if DEBUG
      stepper.rx.value
        .observe(on: queue)
        .asDriver(onErrorDriveWith: .empty())
        .map { "debug \($0)" }
        .drive(label.rx.text)
        .disposed(by: disposeBag)
    #else
      stepper.rx.value
        .map { "\($0)" }
        .bind(to: label.rx.text)
        .disposed(by: disposeBag)
    #endif

    #if false
      stepper.rx.value
        .observe(on: queue)
        .map { "never \($0)" }
        .bind(to: label.rx.text)
        .disposed(by: disposeBag)
    #endif

    #if os(tvOS)
      print("no stepper here")
    #elseif canImport(UIKit)
      stepper.rx.value
        .observe(on: queue)
        .asDriver(onErrorDriveWith: .empty())
        .map { "\($0)" }
        .drive(rx.title)
        .disposed(by: disposeBag)
    #endif
  }
}
