import RxCocoa
import RxSwift
import UIKit

final class ClockViewController: UIViewController {
  @IBOutlet private var timeLabel: UILabel!
  @IBOutlet private var zoneLabel: UILabel!
  var clock: Clock = WallClock()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    clock.time.bind(to: timeLabel.rx.text).disposed(by: disposeBag) // expect: main_thread
    clock.zone.bind(to: zoneLabel.rx.text).disposed(by: disposeBag)
  }

  func useAtomicTime() {
    clock = AtomicClock()
  }
}
