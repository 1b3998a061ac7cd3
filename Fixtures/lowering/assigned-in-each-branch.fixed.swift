// A name that each branch of an `if` or a `switch` gives a value holds any of them; what it held before is gone. What one
// branch alone gives it leaves that in place.
import RxCocoa
import RxSwift
import UIKit

final class LiftViewController: UIViewController {
  private let floors = PublishRelay<String>()
  private let floor = UILabel()
  private let door = UILabel()
  private let load = UILabel()
  private let alarm = UILabel()
  private let isFast = false
  private let speed = 1
  private let disposeBag = DisposeBag()

  private func slow() -> Observable<String> {
    floors.observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let shown: Driver<String>
    if isFast {
      shown = floors.asDriver(onErrorDriveWith: .empty())
    } else {
      shown = slow().asDriver(onErrorDriveWith: .empty())
    }
    shown.drive(floor.rx.text).disposed(by: disposeBag)

    let opened: Driver<String>
    switch speed {
    case 1: opened = slow().asDriver(onErrorDriveWith: .empty())
    case 2: opened = floors.asDriver(onErrorDriveWith: .empty()).map { $0 + "!" }
    default: opened = floors.asDriver(onErrorDriveWith: .empty())
    }
    opened.drive(door.rx.text).disposed(by: disposeBag)

    var carried = slow()
    if isFast {
      carried = floors.asObservable()
    } else if speed > 2 {
      carried = floors.map { $0 + "kg" }
    } else {
      carried = floors.map { $0 + "t" }
    }
    carried.bind(to: load.rx.text).disposed(by: disposeBag)

    var rung = slow()
    if isFast {
      rung = floors.asObservable()
    }
    rung.asDriver(onErrorDriveWith: .empty()).drive(alarm.rx.text).disposed(by: disposeBag)
    floors.accept("3")
  }
}
