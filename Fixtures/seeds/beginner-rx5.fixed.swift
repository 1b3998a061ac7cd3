// RxSwift 5: DispatchTimeInterval, operators still spelled observeOn and catchErrorJustReturn.
import RxCocoa
import RxSwift
import UIKit

final class BookSearchViewController: UIViewController {
  @IBOutlet private var query: UITextField!
  @IBOutlet private var resultCount: UILabel!
  @IBOutlet private var resultsTableView: UITableView!

  private let disposeBag = DisposeBag()
  private let library = BookLibrary()

  override func viewDidLoad() {
    super.viewDidLoad()

    let results = query.rx.text.orEmpty.asDriver()
      .throttle(.milliseconds(300))
      .flatMapLatest { [library] query in
        library.books(titled: query)
          .asDriver(onErrorJustReturn: [])
      }

    results
      .map { "\($0.count)" }
      .drive(resultCount.rx.text)
      .disposed(by: disposeBag)

    results
      .drive(resultsTableView.rx.items(cellIdentifier: "Book")) { _, book, cell in
        cell.textLabel?.text = book.title
      }
      .disposed(by: disposeBag)
  }
}

struct Book: Decodable {
  let title: String
}

final class BookLibrary {
  private let session = URLSession(configuration: .default)

  func books(titled title: String) -> Observable<[Book]> {
    let url = URL(string: "https://example.com/books?title=\(title)")!
    return session.rx.data(request: URLRequest(url: url))
      .map { try JSONDecoder().decode([Book].self, from: $0) }
  }
}
