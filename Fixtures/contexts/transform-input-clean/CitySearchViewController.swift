import RxCocoa
import RxSwift
import UIKit

final class CitySearchViewController: UIViewController {
  private let searchBar = UISearchBar()
  private let tableView = UITableView()
  private let countLabel = UILabel()
  private let viewModel = CitySearchViewModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let output = viewModel.transform(input: .init(query: searchBar.rx.text.orEmpty.asObservable()))

    output.cities
      .bind(to: tableView.rx.items(cellIdentifier: "City")) { _, city, cell in
        cell.textLabel?.text = city
      }
      .disposed(by: disposeBag)

    output.count
      .bind(to: countLabel.rx.text)
      .disposed(by: disposeBag)
  }
}
