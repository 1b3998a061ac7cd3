// A chain that leaves its Driver on the way: what was one stays one.
import RxCocoa
import RxSwift
import UIKit

final class CountViewController: UIViewController {
  private let label = UILabel()
  private let button = UIButton()
  private let count = BehaviorRelay(value: 0)
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    count.asDriver()
      .map { "\($0)" }
      .asObservable()
      .delay(.seconds(1), scheduler: SerialDispatchQueueScheduler(qos: .utility))
      .bind(to: label.rx.text)  // expect: main_thread
      .disposed(by: disposeBag)

    let taps = button.rx.tap.asDriver().map { "tapped" }
    taps
      .asObservable()
      .observe(on: SerialDispatchQueueScheduler(qos: .utility))
      .bind(to: label.rx.text)  // expect: main_thread
      .disposed(by: disposeBag)
  }
}
