// What a view's class has from above, and is told whether to be seen changing, changes the view.
import RxCocoa
import RxSwift
import UIKit

final class FinderBar: UISearchBar {
  private let bag = DisposeBag()

  func watch(_ states: Observable<Bool>, _ background: SchedulerType) {
    states.observe(on: background)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.setShowsCancelButton($0, animated: true) })
      .disposed(by: bag)
    states.observe(on: background)
      .subscribe(onNext: { [weak self] in self?.keep($0, animated: true) })
      .disposed(by: bag)
  }

  private func keep(_ state: Bool, animated: Bool) {}
}

final class FinderViewController: UIViewController {
  private let bar = FinderBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.watch(bar.rx.text.map { $0 != nil }, SerialDispatchQueueScheduler(qos: .utility))
  }
}
