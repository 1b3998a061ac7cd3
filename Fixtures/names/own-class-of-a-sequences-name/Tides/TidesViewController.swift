import RxCocoa
import RxSwift
import UIKit

final class TidesViewController: UIViewController {
  private let label = UILabel()
  private let bag = DisposeBag()
  private let scheduler = SerialDispatchQueueScheduler(qos: .utility)

  override func viewDidLoad() {
    super.viewDidLoad()
    show(Observable.just("High").observe(on: scheduler))  // expect: main_thread
    show(Observable.just("Low"))
  }

  private func show(_ tide: Observable<String>) {
    tide.bind { [weak self] text in self?.label.text = text }.disposed(by: bag)
  }
}
