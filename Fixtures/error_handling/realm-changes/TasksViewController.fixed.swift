// RxRealm's observer lets an error pass without a word: the table is dead from then on all the same.
import RealmSwift
import RxRealm
import RxRealmDataSources
import RxCocoa
import RxSwift
import UIKit

final class Task: Object {}

final class TasksViewController: UIViewController {
  private let table = UITableView()
  private let disposeBag = DisposeBag()

  func show(_ tasks: Results<Task>, in source: RxTableViewRealmDataSource<Task>) {
    Observable.changeset(from: tasks)
      .asDriver(onErrorDriveWith: .empty())
      .drive(table.rx.realmChanges(source))
      .disposed(by: disposeBag)

    Observable.changeset(from: tasks)
      .catch { _ in .never() }
      .bind(to: table.rx.realmChanges(source))
      .disposed(by: disposeBag)
  }
}
