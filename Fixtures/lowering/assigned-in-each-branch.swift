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
    let shown: Observable<String>
    if isFast {
      shown = floors.asObservable()
    } else {
      shown = slow()
    }
    shown.bind(to: floor.rx.text).disposed(by: disposeBag) // expect: main_thread

    let opened: Observable<String>
    switch speed {
    case 1: opened = slow()
    case 2: opened = floors.map { $0 + "!" }
    default: opened = floors.asObservable()
    }
    opened.bind(to: door.rx.text).disposed(by: disposeBag) // expect: main_thread

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
    rung.bind(to: alarm.rx.text).disposed(by: disposeBag) // expect: main_thread
    floors.accept("3")
  }
}
