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

// No thread of its own makes it run, nor does a chain that it returns to nobody.
final class Shelf {
  let books = BehaviorRelay(value: 0)
  private let disposeBag = DisposeBag()

  func fill() { DispatchQueue.global().async { self.put(1) } }
  func refill() -> Observable<Int> {
    Observable.just(3).observe(on: SerialDispatchQueueScheduler(qos: .utility)).do(onCompleted: { self.put(3) })
  }
  func add() { put(2) }
  func follow(_ numbers: Observable<Int>) { numbers.bind(to: books).disposed(by: disposeBag) }
  private func put(_ number: Int) { books.accept(number) }
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
    shelf.books.map { "\($0)" }.bind(to: label.rx.text).disposed(by: disposeBag)
    drawer.open()
    drawer.load()
    shelf.add()
  }
}
