// Arrays of sequences that are joined, or put into one another, hold what each of them holds.
import RxCocoa
import RxSwift
import UIKit

final class TankViewController: UIViewController {
  private let levelLabel = UILabel()
  private let pressureLabel = UILabel()
  private let heatLabel = UILabel()
  private let flowLabel = UILabel()
  private let pump = UIButton()
  private let disposeBag = DisposeBag()
  private let background = SerialDispatchQueueScheduler(qos: .utility)
  private let levels = BehaviorRelay(value: 1)
  private lazy var calm: [Observable<Int>] = [levels.asObservable(), .just(2)]

  override func viewDidLoad() {
    super.viewDidLoad()
    let late = levels.observe(on: background)
    Observable.combineLatest(calm + [late]).map { "\($0.count)" }
      .bind(to: levelLabel.rx.text)  // expect: main_thread
      .disposed(by: disposeBag)
    Observable.combineLatest(calm + [.just(3)]).map { "\($0.count)" }
      .bind(to: pressureLabel.rx.text)
      .disposed(by: disposeBag)
    var sources = calm
    sources.insert(late, at: 0)
    Observable.merge(sources).map { "\($0)" }
      .bind(to: heatLabel.rx.text)  // expect: main_thread
      .disposed(by: disposeBag)
    Observable.merge([late] + unseen()).map { "\($0)" }
      .bind(to: flowLabel.rx.text)  // expect: main_thread
      .disposed(by: disposeBag)
  }

  private func unseen() -> [Observable<Int>] { [] }
}
