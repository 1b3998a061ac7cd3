// Whatever a method is called on, inside it `self` is an object of its class: what a library's closure calls its argument
// and what that argument's methods show is seen, although nobody says what the library hands to it.

import Foundation
import FeedbackLoops
import RxCocoa
import RxSwift
import UIKit

struct ShelfState {
  var books: [String] = []
}

final class ShelfRequest {
  func books() -> Observable<[String]> {
    Observable.create { observer in
      let task = URLSession.shared.dataTask(with: URL(string: "https://shelf.example")!) { _, _, error in
        observer.onNext(error == nil ? ["one"] : [])
        observer.onCompleted()
      }
      task.resume()
      return Disposables.create { task.cancel() }
    }
  }
}

final class ShelfViewController: UIViewController {
  private let table = UITableView()
  private var books: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let loop = feedback(self) { owner, state in
      [owner.show(state), owner.load(ShelfRequest().books())]  // expect: main_thread
    }
    run(loop)
  }

  private func show(_ state: Driver<ShelfState>) -> Disposable {
    state.drive(onNext: { [weak self] state in
      guard let self = self else { return }
      self.update(state.books)
    })
  }

  private func load(_ books: Observable<[String]>) -> Disposable {
    books.subscribe(onNext: { [weak self] books in self?.update(books) })
  }

  private func update(_ books: [String]) {
    self.books = books
    table.reloadData()
  }
}
