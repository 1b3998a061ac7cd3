// `drive` with a function of the whole sequence: what that subscribes to is the Driver itself, as an Observable.
import RxCocoa
import RxSwift
import UIKit

final class Book {
  let title: String

  init(title: String) { self.title = title }

  func bind(to label: UILabel) { label.text = title }
}

final class ShelfViewController: UIViewController {
  private let tableView = UITableView()
  private let titleLabel = UILabel()
  private let books = PublishRelay<[String]>()
  private let bag = DisposeBag()
  private let queue = ConcurrentDispatchQueueScheduler(qos: .utility)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Book")
    let shelf = books.observe(on: queue).map { books in try Self.sorted(books) }.asDriver(onErrorJustReturn: [])

    shelf.drive { titles in
      titles.bind(to: tableView.rx.items(cellIdentifier: "Book")) { _, title, cell in cell.textLabel?.text = title }
    }
    .disposed(by: bag)
    shelf.drive { titles -> Disposable in
      return titles.map { "\($0.count)" }.bind(to: titleLabel.rx.text)
    }
    .disposed(by: bag)
    shelf.drive { $0.observe(on: queue).map { "\($0.count)" }.bind(to: titleLabel.rx.text) }  // expect: main_thread
      .disposed(by: bag)
    // Handed elements, which have a method of that name.
    books.asDriver(onErrorJustReturn: []).map { Book(title: $0.joined()) }.drive { $0.bind(to: self.titleLabel) }
      .disposed(by: bag)
    // Handed elements.
    shelf.drive { [titleLabel] titles in titleLabel.text = titles.joined() }.disposed(by: bag)
  }

  private static func sorted(_ books: [String]) throws -> [String] { books.sorted() }
}
