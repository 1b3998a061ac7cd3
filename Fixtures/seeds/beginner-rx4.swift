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

    let cities = searchBar.rx.text.orEmpty
      .debounce(0.25, scheduler: MainScheduler.instance)
      .distinctUntilChanged()
      .flatMapLatest { text in
        CityDirectory.cities(matching: text)
      }

    cities
      .map { "\($0.count) cities" }
      .bind(to: countLabel.rx.text) // expect: main_thread error_handling
      .disposed(by: disposeBag)

    cities
      .bind(to: tableView.rx.items(cellIdentifier: "City")) { (_, city, cell) in // expect: main_thread error_handling sharing
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
