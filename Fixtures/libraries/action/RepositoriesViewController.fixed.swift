import Action
import RxCocoa
import RxSwift
import UIKit

final class RepositoriesViewController: UIViewController {
  @IBOutlet private var searchBar: UISearchBar!
  @IBOutlet private var trendingButton: UIButton!
  @IBOutlet private var tableView: UITableView!
  @IBOutlet private var trendingLabel: UILabel!
  @IBOutlet private var countLabel: UILabel!
  private let viewModel = RepositoriesViewModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    searchBar.rx.text.orEmpty
      .debounce(.milliseconds(300), scheduler: MainScheduler.instance)
      .bind(to: viewModel.search.inputs)
      .disposed(by: disposeBag)

    trendingButton.rx.tap
      .bind(to: viewModel.trending.inputs)
      .disposed(by: disposeBag)

    viewModel.search.elements
      .asDriver(onErrorDriveWith: .empty())
      .drive(tableView.rx.items(cellIdentifier: "Repository")) { _, name, cell in
        cell.textLabel?.text = name
      }
      .disposed(by: disposeBag)

    viewModel.trending.elements
      .map { $0.first ?? "" }
      .bind(to: trendingLabel.rx.text)
      .disposed(by: disposeBag)

    viewModel.trending.elements
      .map { "\($0.count)" }
      .bind(to: countLabel.rx.text)
      .disposed(by: disposeBag)
  }
}
