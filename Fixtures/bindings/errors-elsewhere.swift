import RxCocoa
import RxSwift
import UIKit

/// Where errors are sent elsewhere than elements, a closure of theirs runs there.
final class MeterViewController: UIViewController {
  private let label = UILabel()
  private let readings = PublishSubject<Int>()
  private let limits = PublishSubject<Int>()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    readings.subscribe(onNext: { _ in }, onError: { [label] _ in label.text = "no meter" }).disposed(by: disposeBag)
    limits.subscribe(onNext: { _ in }, onError: { [label] _ in label.text = "no limit" }) // expect: main_thread
      .disposed(by: disposeBag)
    DispatchQueue.global().async {
      self.readings.onNext(1)
      self.limits.onError(NSError(domain: "limit", code: 1))
    }
  }

  @IBAction func unplug() { readings.onError(NSError(domain: "meter", code: 1)) }
}
