// A Driver that is made an observable again keeps what it had, until something takes it away.
import RxCocoa
import RxSwift
import UIKit

final class SpeedViewController: UIViewController {
  private let slider = UISlider()
  private let a = UILabel()
  private let b = UILabel()
  private let c = UILabel()
  private let d = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let speed = slider.rx.value.asDriver().map { "\($0) km/h" }
    let queue = SerialDispatchQueueScheduler(qos: .utility)

    speed
      .asObservable()
      .bind(to: a.rx.text)
      .disposed(by: disposeBag)

    speed
      .asObservable()
      .observe(on: queue)
      .asDriver(onErrorDriveWith: .empty())
      .drive(b.rx.text)
      .disposed(by: disposeBag)

    slider.rx.value
      .observe(on: queue)
      .map { "\($0) mph" }
      .asDriver(onErrorJustReturn: "")
      .drive(c.rx.text)
      .disposed(by: disposeBag)

    slider.rx.value
      .observe(on: queue)
      .map { "\($0) kn" }
      .asSignal(onErrorJustReturn: "")
      .emit(to: d.rx.text)
      .disposed(by: disposeBag)
  }
}
