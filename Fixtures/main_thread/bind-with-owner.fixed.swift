// `bind(onNext:)`, `bind { }` and `bind(with:)` call their closure on the delivering thread: nothing hops there.
import RxCocoa
import RxSwift
import UIKit

final class StopwatchViewController: UIViewController {
  @IBOutlet private var timeLabel: UILabel!
  @IBOutlet private var lapsTable: UITableView!
  @IBOutlet private var bar: UIProgressView!
  private var laps: [Int] = []
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let ticks = Observable<Int>.interval(.milliseconds(10), scheduler: SerialDispatchQueueScheduler(qos: .default))

    ticks
      .asDriver(onErrorDriveWith: .empty())
      .drive(with: self) { owner, tick in
        owner.timeLabel.text = "\(tick)"
      }
      .disposed(by: disposeBag)

    ticks
      .asDriver(onErrorDriveWith: .empty())
      .drive(onNext: { [weak self] _ in
        self?.lapsTable.reloadData()
      })
      .disposed(by: disposeBag)

    ticks
      .asDriver(onErrorDriveWith: .empty())
      .drive(onNext: { [unowned self] tick in
        bar.progress = Float(tick % 100) / 100
      })
      .disposed(by: disposeBag)

    ticks
      .filter { $0 % 6000 == 0 }
      .bind(with: self) { owner, tick in
        owner.laps.append(tick)
      }
      .disposed(by: disposeBag)

    ticks
      .observe(on: MainScheduler.instance)
      .bind(with: self, onNext: { owner, tick in
        owner.timeLabel.text = "\(tick)"
      })
      .disposed(by: disposeBag)
  }
}
