// A throttle lets the first element through where it comes, and what comes soon after it on its scheduler. Where one
// element follows a value that is there at once, it may come either way.
import RxCocoa
import RxSwift
import UIKit

final class LighthouseViewController: UIViewController {
  private let labels = (0..<4).map { _ in UILabel() }
  private let lamp = BehaviorRelay(value: "")
  private let queue = ConcurrentDispatchQueueScheduler(qos: .utility)
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    lit().startWith("…")
      .throttle(.milliseconds(200), scheduler: MainScheduler.instance)
      .bind(to: labels[0].rx.text)
      .disposed(by: disposeBag)
    lit().bind(to: lamp).disposed(by: disposeBag)
    lamp.throttle(.milliseconds(200), scheduler: MainScheduler.instance)
      .bind(to: labels[1].rx.text)
      .disposed(by: disposeBag)
    // Alone it is the first.
    lit().throttle(.milliseconds(200), scheduler: MainScheduler.instance)
      .bind(to: labels[2].rx.text) // expect: main_thread
      .disposed(by: disposeBag)
    // Of many, some come when nothing waits.
    Observable<Int>.interval(.seconds(1), scheduler: queue).map { "\($0)" }.startWith("…")
      .throttle(.milliseconds(200), scheduler: MainScheduler.instance)
      .bind(to: labels[3].rx.text) // expect: main_thread
      .disposed(by: disposeBag)
  }

  private func lit() -> Observable<String> {
    Observable.just("lit").delay(.milliseconds(100), scheduler: queue)
  }
}
