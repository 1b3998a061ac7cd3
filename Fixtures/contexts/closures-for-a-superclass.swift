// What a subclass of RxDataSources' hands to `super.init` is called where the superclass calls such closures.
import RxCocoa
import RxDataSources
import RxSwift
import UIKit

typealias Shelf = SectionModel<String, String>

final class ShelfDataSource: RxTableViewSectionedReloadDataSource<Shelf> {
  init(chosen: PublishRelay<String>, sorted: PublishRelay<String>) {
    super.init(configureCell: { _, tableView, _, title in
      chosen.accept(title)
      DispatchQueue.global().async { sorted.accept(title) }
      return tableView.dequeueReusableCell(withIdentifier: "book") ?? UITableViewCell()
    })
  }
}

final class ShelfViewController: UIViewController {
  private let chosen = PublishRelay<String>()
  private let sorted = PublishRelay<String>()
  private let title1 = UILabel()
  private let title2 = UILabel()
  private let table = UITableView()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    chosen
      .bind(to: title1.rx.text)
      .disposed(by: disposeBag)
    sorted
      .bind(to: title2.rx.text) // expect: main_thread
      .disposed(by: disposeBag)
    Observable.just([Shelf(model: "A", items: ["Emma"])])
      .bind(to: table.rx.items(dataSource: ShelfDataSource(chosen: chosen, sorted: sorted)))
      .disposed(by: disposeBag)
  }
}
