import RxCocoa
import RxSwift
import UIKit

// A method that hands on to the view's own of its name calls that, and not itself.

protocol Shown { var controller: UIViewController { get } }

final class Shell: UINavigationController {
  func pushViewController(_ shown: Shown, animated: Bool) {
    self.pushViewController(shown.controller, animated: animated)
  }
}

final class ShellRouter {
  private let shell: Shell
  private let bag = DisposeBag()

  init(shell: Shell) { self.shell = shell }

  func follow(_ screens: Observable<Shown>) {
    screens.observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [shell] in shell.pushViewController($0, animated: true) })
      .disposed(by: bag)
  }
}

struct Page: Shown {
  let controller = UIViewController()
}

final class ShellScreen: UIViewController {
  private let pages = PublishRelay<Shown>()
  private let router = ShellRouter(shell: Shell(rootViewController: UIViewController()))

  override func viewDidLoad() {
    super.viewDidLoad()
    router.follow(pages.asObservable())
    pages.accept(Page())
  }
}
