import RxCocoa
import RxGesture
import RxSwift
import UIKit

final class PinchView: UIView {
  private let scaleLabel = UILabel()
  private let disposeBag = DisposeBag()

  func start() {
    rx.pinchGesture()
      .when(.changed)
      .asScale()
      .map { "\($0.scale)" }
      .debounce(.milliseconds(50), scheduler: SerialDispatchQueueScheduler(qos: .userInteractive))
      .asDriver(onErrorDriveWith: .empty())
      .drive(scaleLabel.rx.text)
      .disposed(by: disposeBag)
  }
}
