// RxSwift 3.0: bindTo, addDisposableTo.
import RxCocoa
import RxSwift
import UIKit

class AutoCompleteViewController: UIViewController {
  @IBOutlet weak var query: UITextField!
  @IBOutlet weak var resultCount: UILabel!
  @IBOutlet weak var resultsTableView: UITableView!
  let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    let results = query.rx.text.orEmpty.asDriver()
      .throttle(0.3)
      .flatMapLatest { query in
        fetchAutoCompleteItems(query)
          .asDriver(onErrorJustReturn: [])
      }

    results
      .map { "\($0.count)" }
      .drive(resultCount.rx.text)
      .addDisposableTo(disposeBag)

    results
      .drive(resultsTableView.rx.items(cellIdentifier: "Cell")) { (_, result, cell) in
        cell.textLabel?.text = "\(result)"
      }
      .addDisposableTo(disposeBag)
  }
}

func fetchAutoCompleteItems(_ query: String) -> Observable<[String]> {
  var components = URLComponents(string: "https://example.com/complete")!
  components.queryItems = [URLQueryItem(name: "q", value: query)]
  return URLSession.shared.rx.json(url: components.url!)
    .map { $0 as? [String] ?? [] }
}
