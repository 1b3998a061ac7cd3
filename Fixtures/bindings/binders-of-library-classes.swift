// A binder of a library's class is made for user interface, whatever the class is named: what it changes by UIKit's words
// is some; of the rest nothing says. Those of Apple's classes that show nothing, and of the app's own, are none.

import PullToRefresh
import RxCocoa
import RxSwift
import UIKit

extension Reactive where Base: PullComponent {
  var endRefreshing: Binder<Void> {
    Binder(base) { component, _ in component.endRefreshing() }
  }

  var ending: Binder<Bool> {
    Binder(base) { component, isLast in isLast ? component.finishForGood() : component.finish() }
  }
}

extension Reactive where Base: UserDefaults {
  var lastName: Binder<String> {
    Binder(base) { defaults, name in defaults.set(name, forKey: "name") }
  }
}

extension Reactive where Base: PageKeeper {
  var last: Binder<String> {
    Binder(base) { keeper, name in keeper.last = name }
  }
}

final class PageKeeper {
  var last = ""
}

struct PageError: Error {}

final class Pages {
  func next(_ number: Int) -> Observable<String> {
    Observable.create { observer in
      if number > 3 {
        observer.onError(PageError())
      } else {
        observer.onNext("page \(number)")
        observer.onCompleted()
      }
      return Disposables.create()
    }
  }
}

final class PagesViewController: UIViewController {
  private let pages = Pages()
  private let bottom = PullComponent()
  private let keeper = PageKeeper()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    pages.next(1).map { _ in }.bind(to: bottom.rx.endRefreshing).disposed(by: bag)  // expect: error_handling
    pages.next(2).map { $0.isEmpty }.bind(to: bottom.rx.ending).disposed(by: bag)
    pages.next(3).bind(to: UserDefaults.standard.rx.lastName).disposed(by: bag)
    pages.next(4).bind(to: keeper.rx.last).disposed(by: bag)
    pages.next(5).bind { [weak self] _ in self?.bottom.endRefreshing() }.disposed(by: bag)  // expect: error_handling
  }
}
