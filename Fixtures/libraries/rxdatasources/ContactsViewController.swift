import RxCocoa
import RxDataSources
import RxSwift
import UIKit

final class ContactsViewController: UIViewController {
  private let favouritesTable = UITableView()
  private let everybodyTable = UITableView()
  private let viewModel = ContactsViewModel()
  private let disposeBag = DisposeBag()

  private func makeDataSource() -> RxTableViewSectionedReloadDataSource<ContactSection> {
    RxTableViewSectionedReloadDataSource(
      configureCell: { _, tableView, indexPath, name in
        let cell = tableView.dequeueReusableCell(withIdentifier: "Contact", for: indexPath)
        cell.textLabel?.text = name
        return cell
      },
      titleForHeaderInSection: { dataSource, index in dataSource[index].model }
    )
  }

  override func viewDidLoad() {
    super.viewDidLoad()

    viewModel.favourites
      .bind(to: favouritesTable.rx.items(dataSource: makeDataSource()))
      .disposed(by: disposeBag)

    viewModel.everybody
      .bind(to: everybodyTable.rx.items(dataSource: makeDataSource())) // expect: main_thread error_handling
      .disposed(by: disposeBag)
  }
}
