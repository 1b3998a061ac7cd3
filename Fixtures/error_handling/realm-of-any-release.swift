// Nothing says which release of Realm it is, and so whether an error can come.
import RealmSwift
import RxRealm
import RxRealmDataSources
import RxSwift
import UIKit

final class Task: Object {}

final class TasksViewController: UIViewController {
  private let table = UITableView()
  private let disposeBag = DisposeBag()

  func show(_ tasks: Results<Task>, in source: RxTableViewRealmDataSource<Task>) {
    Observable.changeset(from: tasks)
      .bind(to: table.rx.realmChanges(source))
      .disposed(by: disposeBag)

    Observable.changeset(from: tasks)
      .catch { _ in .never() }
      .bind(to: table.rx.realmChanges(source))
      .disposed(by: disposeBag)
  }
}
