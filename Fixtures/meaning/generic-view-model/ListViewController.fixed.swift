import RxCocoa
import RxSwift
import UIKit

class ListViewController<ViewModel: ListViewModelType>: UIViewController {
  private let viewModel: ViewModel
  private let tableView = UITableView()
  private let header = UILabel()
  private let disposeBag = DisposeBag()

  init(viewModel: ViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()

    viewModel.header
      .bind(to: header.rx.text)
      .disposed(by: disposeBag)

    viewModel.rows
      .asDriver(onErrorJustReturn: [])
      .map { $0.map(\.description) }
      .drive(tableView.rx.items(cellIdentifier: "Row")) { _, row, cell in
        cell.textLabel?.text = row
      }
      .disposed(by: disposeBag)
  }
}
