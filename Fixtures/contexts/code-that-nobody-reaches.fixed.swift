// What stands in a function that nobody calls sends nothing, as long as nobody out of sight can call it.
import RxCocoa
import RxSwift
import UIKit

final class Drawer {
  let label = BehaviorRelay(value: "")
  let count = PublishRelay<Int>()
  private let queue = DispatchQueue(label: "drawer")

  func open() { label.accept("open") }
  // Nobody calls it: neither what it sends nor where counts.
  func forget() { label.accept("") }

  func load() { queue.async { self.count.accept(1) } }
  private func reset() { count.accept(0) }
}

// A thread of its own is one whether or not the function is called: it was written to be.
final class Shelf {
  let books = BehaviorRelay(value: 0)

  func fill() { DispatchQueue.global().async { self.books.accept(1) } }
  func add() { books.accept(2) }
}

final class DrawerViewController: UIViewController {
  private let drawer = Drawer()
  private let shelf = Shelf()
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    drawer.label.bind(to: label.rx.text).disposed(by: disposeBag)
    drawer.count.asDriver(onErrorDriveWith: .empty()).map { "\($0)" }.drive(label.rx.text).disposed(by: disposeBag)
    shelf.books.asDriver().map { "\($0)" }.drive(label.rx.text).disposed(by: disposeBag)
    drawer.open()
    drawer.load()
    shelf.add()
  }
}
