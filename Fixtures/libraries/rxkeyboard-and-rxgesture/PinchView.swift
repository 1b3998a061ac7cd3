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
      .bind(to: scaleLabel.rx.text) // expect: main_thread
      .disposed(by: disposeBag)
  }
}
