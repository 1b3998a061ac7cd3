// `didSet` runs where the property is set.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class Clock {
  let ticks = PublishRelay<Int>()
  let lateTicks = PublishRelay<Int>()
  private let disposeBag = DisposeBag()

  private var seconds = 0 {
    didSet { ticks.accept(seconds) }
  }

  private var lateSeconds = 0 {
    didSet { lateTicks.accept(lateSeconds) }
  }

  init() {
    Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.seconds = $0 })
      .disposed(by: disposeBag)
    Observable<Int>.interval(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
      .subscribe(onNext: { [weak self] in self?.lateSeconds = $0 })
      .disposed(by: disposeBag)
  }
}

final class ClockViewController: UIViewController {
  private let label = UILabel()
  private let late = UILabel()
  private let disposeBag = DisposeBag()
  private let clock = Clock()

  override func viewDidLoad() {
    super.viewDidLoad()
    clock.ticks.map { "\($0)" }.bind(to: label.rx.text).disposed(by: disposeBag)
    clock.lateTicks.map { "\($0)" }
      .bind(to: late.rx.text) // expect: main_thread
      .disposed(by: disposeBag)
  }
}
