// From a source on main, the time operators with a main scheduler stay there.
import RxCocoa
import RxSwift
import UIKit

final class DialViewController: UIViewController {
  @IBOutlet private var stepper: UIStepper!
  @IBOutlet private var throttled: UILabel!
  @IBOutlet private var debounced: UILabel!
  @IBOutlet private var delayed: UILabel!
  @IBOutlet private var buffered: UILabel!
  @IBOutlet private var timed: UILabel!
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let value = stepper.rx.value.map { "\($0)" }

    value
      .throttle(.milliseconds(100), scheduler: MainScheduler.instance)
      .bind(to: throttled.rx.text)
      .disposed(by: disposeBag)

    value
      .debounce(.milliseconds(100), scheduler: MainScheduler.asyncInstance)
      .bind(to: debounced.rx.text)
      .disposed(by: disposeBag)

    value
      .delay(.seconds(1), scheduler: MainScheduler.instance)
      .bind(to: delayed.rx.text)
      .disposed(by: disposeBag)

    value
      .buffer(timeSpan: .seconds(1), count: 10, scheduler: MainScheduler.instance)
      .map { $0.joined(separator: ", ") }
      .bind(to: buffered.rx.text)
      .disposed(by: disposeBag)

    value
      .timeout(.seconds(30), other: Observable.just("idle"), scheduler: MainScheduler.instance)
      .bind(to: timed.rx.text)
      .disposed(by: disposeBag)
  }
}
