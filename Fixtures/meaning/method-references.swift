// A method that is handed to a subscription runs where the subscription's elements arrive.
import RxCocoa
import RxSwift
import UIKit

final class CounterModel {
  let taps = PublishRelay<Void>()
  let counts = PublishRelay<Int>()
  let late = PublishRelay<Int>()
  private let disposeBag = DisposeBag()

  init(button: UIButton) {
    button.rx.tap.bind(onNext: self.count).disposed(by: disposeBag)
    button.rx.tap
      .observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
      .subscribe(onNext: countLate)
      .disposed(by: disposeBag)
  }

  private func count() {
    counts.accept(1)
  }

  private func countLate() {
    late.accept(1)
  }
}

final class CounterViewController: UIViewController {
  private let button = UIButton()
  private let count = UILabel()
  private let late = UILabel()
  private let disposeBag = DisposeBag()
  private lazy var model = CounterModel(button: button)

  override func viewDidLoad() {
    super.viewDidLoad()
    model.counts.map { "\($0)" }.bind(to: count.rx.text).disposed(by: disposeBag)
    model.late.map { "\($0)" }
      .bind(to: late.rx.text) // expect: main_thread
      .disposed(by: disposeBag)
  }
}
