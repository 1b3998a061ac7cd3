// An override does what it calls `super` for: UIKit's method, or that of a class of the project's.
import RxCocoa
import RxSwift
import UIKit

class PanelView: UIView {
  override func removeFromSuperview() {
    super.removeFromSuperview()
  }

  func note() {}
}

final class CountingPanelView: PanelView {
  private(set) var notes = 0

  override func note() {
    notes += 1
    super.note()
  }
}

class BaseViewController: UIViewController {
  override func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    controller.title = "panel"
    super.present(controller, animated: animated, completion: completion)
  }
}

final class PanelViewController: BaseViewController {
  private let panel = CountingPanelView()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let ticks = Observable<Int>.interval(.milliseconds(10), scheduler: SerialDispatchQueueScheduler(qos: .utility))
      .take(1)
    ticks.observe(on: MainScheduler.instance).subscribe(onNext: { [weak self] _ in self?.panel.removeFromSuperview() })
      .disposed(by: disposeBag)
    ticks.observe(on: MainScheduler.instance).subscribe(onNext: { [weak self] _ in self?.present(UIViewController(), animated: true) })
      .disposed(by: disposeBag)
    ticks.observe(on: MainScheduler.instance).subscribe(onNext: { [weak self] _ in self?.panel.note() })
      .disposed(by: disposeBag)
  }
}
