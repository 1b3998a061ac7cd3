// Objects of one class have relays of their own: what is sent into one object's relay never reaches another's, whether
// the type arguments tell the two apart or where each is made.
import RxCocoa
import RxSwift
import UIKit

struct Book {}
struct Film {}

final class Shelf<Item> {
  let reload = PublishRelay<Int>()
  let titles = BehaviorRelay<[String]>(value: [])
  private let disposeBag = DisposeBag()

  init() {
    reload.map { ["title \($0)"] }.bind(to: titles).disposed(by: disposeBag)
  }
}

final class BooksViewModel {
  let title: Observable<String>
  private let shelf: Shelf<Book>

  init(shelf: Shelf<Book>) {
    self.shelf = shelf
    title = shelf.titles.map { $0.joined() }
  }

  func appear() { shelf.reload.accept(1) }
}

final class FilmsViewModel {
  var title: Observable<String> { shelf.titles.map { $0.joined() } }
  private let shelf: Shelf<Film>
  private let disposeBag = DisposeBag()

  init(shelf: Shelf<Film>) { self.shelf = shelf }

  func appear() {
    Observable<Int>.interval(.milliseconds(10), scheduler: SerialDispatchQueueScheduler(qos: .utility))
      .bind(to: shelf.reload).disposed(by: disposeBag)
  }
}

class Gauge {
  let level = BehaviorRelay(value: 0)
  let measured = PublishRelay<Int>()
  fileprivate let disposeBag = DisposeBag()

  func open() {
    measured.subscribe(onNext: { self.level.accept($0) }).disposed(by: disposeBag)
  }
}

final class ShelfViewController: UIViewController {
  private let bookLabel = UILabel()
  private let filmLabel = UILabel()
  private let nearLabel = UILabel()
  private let farLabel = UILabel()
  private let books = BooksViewModel(shelf: Shelf())
  private let films = FilmsViewModel(shelf: Shelf<Film>())
  private let near = Gauge()
  private let far = Gauge()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    books.title.bind(to: bookLabel.rx.text).disposed(by: disposeBag)
    films.title.bind(to: filmLabel.rx.text).disposed(by: disposeBag) // expect: main_thread
    near.level.map(String.init).bind(to: nearLabel.rx.text).disposed(by: disposeBag)
    far.level.map(String.init).bind(to: farLabel.rx.text).disposed(by: disposeBag) // expect: main_thread
    near.open()
    far.open()
    near.measured.accept(1)
    Observable<Int>.interval(.milliseconds(10), scheduler: SerialDispatchQueueScheduler(qos: .utility))
      .bind(to: far.measured).disposed(by: disposeBag)
    books.appear()
    films.appear()
  }
}
