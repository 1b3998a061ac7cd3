import RxCocoa
import RxSwift
import UIKit

final class SearchViewController: UIViewController {
  private let searchField = UITextField()
  private let countLabel = UILabel()
  private let tableView = UITableView()
  private let catalogue = BookCatalogue()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    let books = searchField.rx.text.orEmpty
      .flatMapLatest { [catalogue] in catalogue.books(about: $0) }

    books
      .map { "\($0.count) books" }
      .bind(to: countLabel.rx.text)
      .disposed(by: disposeBag)

    books
      .bind(to: tableView.rx.items(cellIdentifier: "Book")) { _, book, cell in
        cell.textLabel?.text = book
      }
      .disposed(by: disposeBag)
  }
}

struct BookCatalogue {
  func books(about topic: String) -> Observable<[String]> {
    let address = URL(string: "https://example.com/books/\(topic)")!
    return URLSession.shared.rx.data(request: URLRequest(url: address))
      .map { try JSONDecoder().decode([String].self, from: $0) }
  }
}
