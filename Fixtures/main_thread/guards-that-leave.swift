// What follows `if !Thread.isMainThread { …; return }` runs on main; what follows one that goes on runs anywhere.
import Foundation
import RxCocoa
import RxRelay
import RxSwift
import UIKit

final class Store {
  let title = PublishRelay<String>()
  let count = PublishRelay<String>()

  func dispatch(_ text: String) {
    if !Thread.isMainThread {
      DispatchQueue.main.async { self.dispatch(text) }
      return
    }
    title.accept(text)
  }

  func add(_ text: String) {
    if !Thread.isMainThread {
      print("off main")
    }
    count.accept(text)
  }
}

final class StoreViewController: UIViewController {
  private let store = Store()
  private let title1 = UILabel()
  private let count = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    store.title.bind(to: title1.rx.text).disposed(by: bag)
    store.count.bind(to: count.rx.text).disposed(by: bag) // expect: main_thread
    DispatchQueue.global().async { [store] in
      store.dispatch("a")
      store.add("b")
    }
  }
}
