import RxCocoa
import RxSwift
import UIKit

final class NewsViewController: UITableViewController {
  private let viewModel = NewsViewModel()
  private let footer = UILabel()
  private let spinner = UIActivityIndicatorView()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = nil

    viewModel.headlines
      .bind(to: tableView.rx.items(cellIdentifier: "Headline")) { _, line, cell in // expect: main_thread
        cell.textLabel?.text = line
      }
      .disposed(by: disposeBag)

    viewModel.updated.bind(to: footer.rx.text).disposed(by: disposeBag)
    viewModel.isLoading.bind(to: spinner.rx.isAnimating).disposed(by: disposeBag)
    viewModel.load()
  }
}
