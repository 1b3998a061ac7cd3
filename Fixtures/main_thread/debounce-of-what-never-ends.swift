// `debounce` sends what waits on its scheduler, and only with an end where that comes: of what never ends, as a timer that
// goes on and a relay, all elements wait.
import RxCocoa
import RxSwift
import UIKit

final class SensorViewController: UIViewController {
  private let first = UILabel()
  private let second = UILabel()
  private let third = UILabel()
  private let fourth = UILabel()
  private let readings = PublishRelay<String>()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let main = MainScheduler.instance
    let background = SerialDispatchQueueScheduler(qos: .utility)
    readings.debounce(.seconds(1), scheduler: main).bind(to: first.rx.text).disposed(by: bag)
    Observable<Int>.interval(.seconds(3), scheduler: background).map { "\($0)" }
      .debounce(.milliseconds(300), scheduler: main).bind(to: second.rx.text).disposed(by: bag)
    Observable<Int>.timer(.seconds(1), period: .seconds(3), scheduler: background).map { "\($0)" }
      .debounce(.milliseconds(300), scheduler: main).bind(to: third.rx.text).disposed(by: bag)
    // It waits on the scheduler that it is told.
    readings.debounce(.seconds(1), scheduler: background)
      .bind(to: fourth.rx.text) // expect: main_thread
      .disposed(by: bag)
    DispatchQueue.global().async { [readings] in readings.accept("1") }
  }
}
