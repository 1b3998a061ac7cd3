// RxSwift 4: bind(to:), times as Double.
import RxCocoa
import RxSwift
import UIKit

final class CitySearchViewController: UIViewController {
  private let searchBar = UISearchBar()
  private let countLabel = UILabel()
  private let tableView = UITableView()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "City")

    let cities = searchBar.rx.text.orEmpty.asDriver()
      .debounce(0.25)
      .distinctUntilChanged()
      .flatMapLatest { text in
        CityDirectory.cities(matching: text)
          .asDriver(onErrorJustReturn: [])
      }

    cities
      .map { "\($0.count) cities" }
      .drive(countLabel.rx.text)
      .disposed(by: disposeBag)

    cities
      .drive(tableView.rx.items(cellIdentifier: "City")) { (_, city, cell) in
        cell.textLabel?.text = city
      }
      .disposed(by: disposeBag)
  }
}

enum CityDirectory {
  static func cities(matching text: String) -> Observable<[String]> {
    let request = URLRequest(url: URL(string: "https://example.com/cities/\(text)")!)
    return URLSession.shared.rx.json(request: request)
      .map { json in json as? [String] ?? [] }
  }
}
