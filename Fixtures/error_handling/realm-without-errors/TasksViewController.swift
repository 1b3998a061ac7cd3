// From 10.29 on, Realm tells of changes alone.
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
