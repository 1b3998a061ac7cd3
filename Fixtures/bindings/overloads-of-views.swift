// An extension that gives a method of UIKit's one more parameter, with a default: a call without it is UIKit's, also the
// one inside.
import RxCocoa
import RxSwift
import UIKit

extension UINavigationController {
  func pushViewController(_ screen: UIViewController, animated: Bool, _ completion: (() -> Void)? = nil) {
    pushViewController(screen, animated: animated)
    completion?()
  }
}

final class Ledger {
  var entries = 0

  func note(_ entry: String, loudly: Bool = false) {
    entries += entry.count
  }
}

final class DepartureViewController: UIViewController {
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let ledger = Ledger()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let late = Observable.just("north").observe(on: SerialDispatchQueueScheduler(qos: .utility))
    late
      .subscribe(onNext: { [weak self] _ in // expect: main_thread
        self?.navigation.pushViewController(UIViewController(), animated: true)
      })
      .disposed(by: disposeBag)
    late
      .subscribe(onNext: { [ledger] in ledger.note($0) })
      .disposed(by: disposeBag)
  }
}
