import RxCocoa
import RxSwift
import UIKit

final class MooringViewController: UIViewController {
  private let moorButton = UIButton()
  private let berthLabel = UILabel()
  private let depthLabel = UILabel()
  private let sounder = SerialDispatchQueueScheduler(qos: .utility)
  private let viewModel = MooringViewModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let output = viewModel.transform(
      .init(
        moored: moorButton.rx.tap.asObservable(),
        depth: Observable<Int>.interval(.milliseconds(20), scheduler: sounder)
      )
    )
    output.berth.bind(to: berthLabel.rx.text).disposed(by: disposeBag)
    output.depth
      .asDriver(onErrorDriveWith: .empty())
      .drive(depthLabel.rx.text)
      .disposed(by: disposeBag)
  }
}
