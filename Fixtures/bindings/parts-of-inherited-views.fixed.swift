// What is reached by way of an inherited view's property, by number, or as what a method of many types tells its closure,
// is user interface all the same.
import RxCocoa
import RxSwift
import UIKit

protocol Told {}

extension Told where Self: AnyObject {
  func told(_ tell: (Self) -> Void) -> Self {
    tell(self)
    return self
  }
}

extension NSObject: Told {}

final class TabsController: UITabBarController {
  private let background = SerialDispatchQueueScheduler(qos: .utility)
  private let names = BehaviorRelay(value: "one")
  private let bag = DisposeBag()
  private lazy var badge = UILabel().told { label in
    names.observe(on: background)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { name in label.text = name })
      .disposed(by: bag)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(badge)
    names.observe(on: background)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] name in self?.tabBar.items?[1].title = name })
      .disposed(by: bag)
  }
}
