// A call means a function, though a property has its name; what is read means the property.
import RxCocoa
import RxSwift
import UIKit

extension Reactive where Base: UIButton {
  var calmTap: Observable<Void> {
    return calmTap()
  }

  func calmTap(_ time: RxTimeInterval = .seconds(1)) -> Observable<Void> {
    return controlEvent(.touchUpInside).throttle(time, scheduler: MainScheduler.instance)
  }

  var farTap: Observable<Void> {
    farTap(SerialDispatchQueueScheduler(qos: .utility))
  }

  func farTap(_ scheduler: SchedulerType) -> Observable<Void> {
    tap.observe(on: scheduler)
  }
}

final class DoorbellViewController: UIViewController {
  private let bell = UIButton()
  private let labels = (0..<4).map { _ in UILabel() }
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    bell.rx.calmTap.map { "ding" }.bind(to: labels[0].rx.text).disposed(by: disposeBag)
    bell.rx.calmTap(.seconds(2)).map { "dong" }.bind(to: labels[1].rx.text).disposed(by: disposeBag)
    bell.rx.farTap.asDriver(onErrorDriveWith: .empty()).map { "ding" }.drive(labels[2].rx.text).disposed(by: disposeBag)
    bell.rx.farTap(MainScheduler.instance).map { "dong" }.bind(to: labels[3].rx.text).disposed(by: disposeBag)
  }
}
