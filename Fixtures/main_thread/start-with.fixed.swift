// What `startWith` prepends comes at once, on the thread that subscribes, above or below a hop; the rest comes as before.
import RxCocoa
import RxSwift
import UIKit

final class StatusViewController: UIViewController {
  private let above = UILabel()
  private let below = UILabel()
  private let never = UILabel()
  private let constant = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let worker = SerialDispatchQueueScheduler(qos: .utility)
    let uptime = Observable<Int>.interval(.seconds(1), scheduler: worker).asDriver(onErrorDriveWith: .empty()).map { "up \($0) s" }

    uptime
      .startWith("starting")
      .drive(above.rx.text)
      .disposed(by: disposeBag)

    uptime
      .startWith("starting")
      .drive(below.rx.text)
      .disposed(by: disposeBag)

    uptime
      .startWith("starting")
      .drive(never.rx.text)
      .disposed(by: disposeBag)

    Observable.of("ready", "steady")
      .startWith("starting")
      .bind(to: constant.rx.text)
      .disposed(by: disposeBag)
  }
}
