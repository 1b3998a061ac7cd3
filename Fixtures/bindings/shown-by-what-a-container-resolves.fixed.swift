// What a container out of sight is asked for by its type shows something, by whoever is of that type.
import Containers
import Foundation
import RxCocoa
import RxSwift
import UIKit

func container() -> Resolver { .shared }

protocol Navigating { func showList() }

final class Navigator {
  private let stack: UINavigationController

  init(_ stack: UINavigationController) { self.stack = stack }
}

extension Navigator: Navigating {
  func showList() { stack.pushViewController(UIViewController(), animated: true) }
}

protocol Counting { func count() }

final class Counter: Counting {
  private var number = 0

  func count() { number += 1 }
}

final class ListViewModel {
  private let bag = DisposeBag()

  func start() {
    let loads = URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/list")!))
    loads
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { _ in
        let navigator = container().resolve(Navigating.self)!
        navigator.showList()
      })
      .disposed(by: bag)
    loads
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { _ in container().resolve(Navigating.self)?.showList() })
      .disposed(by: bag)
    loads.subscribe(onNext: { _ in container().resolve(Counting.self)?.count() }).disposed(by: bag)
  }
}
