// What RxDataSources' sources give back: items by their index paths, sections by their numbers, and the sections' items.
import RxCocoa
import RxDataSources
import RxSwift
import UIKit

final class BoatModel {
  let name: Observable<String> = Observable.just("Emma")
    .observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
  let port: Observable<String> = Observable.just("Kiel").observe(on: MainScheduler.instance)
}

typealias BoatSection = SectionModel<String, BoatModel>

struct Pier: SectionModelType {
  typealias Item = BoatModel
  var items: [BoatModel]

  init(original: Pier, items: [BoatModel]) { self.items = items }
}

final class BoatsViewController: UIViewController {
  private let tableView = UITableView()
  private let labels = (0..<7).map { _ in UILabel() }
  private let bag = DisposeBag()
  private let boats = RxTableViewSectionedReloadDataSource<BoatSection>(configureCell: { source, _, path, _ in
    let cell = UITableViewCell()
    _ = source[path].name.asDriver(onErrorDriveWith: .empty()).drive(cell.textLabel!.rx.text)
    return cell
  })
  private lazy var piers: RxTableViewSectionedReloadDataSource<Pier> = makePiers()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rx.itemSelected.asDriver().flatMapLatest { [boats] in boats[$0].name.asDriver(onErrorDriveWith: .empty()) }
      .drive(labels[0].rx.text)
      .disposed(by: bag)
    tableView.rx.itemSelected.flatMapLatest { [boats] in boats[$0].port }
      .bind(to: labels[1].rx.text)
      .disposed(by: bag)
    tableView.rx.itemSelected.asDriver().flatMapLatest { [piers] path in piers[path].name.asDriver(onErrorDriveWith: .empty()) }
      .drive(labels[2].rx.text)
      .disposed(by: bag)
    tableView.rx.itemSelected.flatMapLatest { [boats] path in boats[path.section].items[0].port }
      .bind(to: labels[3].rx.text)
      .disposed(by: bag)
    boats[0].items[0].name.asDriver(onErrorDriveWith: .empty()).drive(labels[4].rx.text).disposed(by: bag)
    piers.sectionModels[0].items[0].port.bind(to: labels[5].rx.text).disposed(by: bag)
    Observable.merge(boats.sectionModels.flatMap { $0.items }.map(\.name))
      .asDriver(onErrorDriveWith: .empty())
      .drive(labels[6].rx.text)
      .disposed(by: bag)
  }

  private func makePiers() -> RxTableViewSectionedReloadDataSource<Pier> {
    RxTableViewSectionedReloadDataSource<Pier>(configureCell: { _, _, _, _ in UITableViewCell() })
  }
}
