// `withLatestFrom` fires on the left's thread, `sample` on the sampler's, `merge` and `combineLatest` on any input's.
import RxCocoa
import RxSwift
import UIKit

final class TrackerViewController: UIViewController {
  private let startButton = UIButton()
  private let paceField = UITextField()
  private let a = UILabel()
  private let b = UILabel()
  private let c = UILabel()
  private let d = UILabel()
  private let e = UILabel()
  private let f = UILabel()
  private let g = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let pace = paceField.rx.text.orEmpty
    let ticks = Observable<Int>
      .interval(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .default))
      .map { "\($0) s" }
    let beats = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).map { "\($0) beats" }

    startButton.rx.tap
      .withLatestFrom(ticks)
      .bind(to: a.rx.text)
      .disposed(by: disposeBag)

    ticks
      .withLatestFrom(pace)
      .bind(to: b.rx.text) // expect: main_thread
      .disposed(by: disposeBag)

    ticks
      .sample(startButton.rx.tap)
      .bind(to: c.rx.text)
      .disposed(by: disposeBag)

    pace
      .sample(ticks)
      .asDriver(onErrorDriveWith: .empty())
      .drive(d.rx.text)
      .disposed(by: disposeBag)

    Observable.merge(pace.asObservable(), ticks)
      .asDriver(onErrorDriveWith: .empty())
      .drive(e.rx.text)
      .disposed(by: disposeBag)

    Observable.combineLatest(pace, ticks, beats) { "\($0) \($1) \($2)" }
      .asDriver(onErrorDriveWith: .empty())
      .drive(f.rx.text)
      .disposed(by: disposeBag)

    Observable.zip(pace, beats) { "\($0) \($1)" }
      .bind(to: g.rx.text)
      .disposed(by: disposeBag)
  }
}
