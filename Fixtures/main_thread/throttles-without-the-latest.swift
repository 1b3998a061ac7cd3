// `throttle` sends the first element of an interval at once, where it arrives, and the last one on its scheduler: with
// `latest: false` there is no last one, and the scheduler only tells the time.
import RxCocoa
import RxSwift
import UIKit

final class TurnstileViewController: UIViewController {
  private let push = UIButton()
  private let counter = UILabel()
  private let disposeBag = DisposeBag()
  private let background = ConcurrentDispatchQueueScheduler(qos: .background)
  private let isPatient = Bool.random()

  override func viewDidLoad() {
    super.viewDidLoad()
    push.rx.tap
      .throttle(.milliseconds(500), latest: false, scheduler: background)
      .bind { [counter] in counter.text = "first" }
      .disposed(by: disposeBag)
    push.rx.tap
      .throttle(.milliseconds(500), scheduler: background)
      .bind { [counter] in counter.text = "first or last" }  // expect: main_thread
      .disposed(by: disposeBag)
    push.rx.tap
      .throttle(.milliseconds(500), latest: isPatient, scheduler: background)
      .bind { [counter] in counter.text = "who knows" }  // expect: main_thread
      .disposed(by: disposeBag)
    // What arrives off main stays there.
    push.rx.tap
      .observe(on: background)
      .throttle(.milliseconds(500), latest: false, scheduler: MainScheduler.instance)
      .bind { [counter] in counter.text = "first, late" }  // expect: main_thread
      .disposed(by: disposeBag)
  }
}
