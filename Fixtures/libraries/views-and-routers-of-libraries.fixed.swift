// MJRefresh's headers and footers are views; XCoordinator's routers show what a coordinator makes of their routes.
import MJRefresh
import RxCocoa
import RxDataSources
import RxSwift
import UIKit
import XCoordinator

extension Reactive where Base: MJRefreshComponent {
  var isSpinning: Binder<Bool> {
    Binder(base) { component, isOn in isOn ? component.beginRefreshing() : component.endRefreshing() }
  }
}

final class SheafHeader: MJRefreshHeader {}

final class HarvestViewController: UIViewController {
  private let table = UITableView()
  private let header = MJRefreshNormalHeader()
  private let caption = UILabel()
  private let footnote = UILabel()
  private let harvest = Harvest()
  private let disposeBag = DisposeBag()
  var router: UnownedRouter<HarvestRoute>?

  override func viewDidLoad() {
    super.viewDidLoad()

    harvest.loads.asDriver(onErrorDriveWith: .empty()).map { $0 > 3 }.drive(header.rx.isSpinning).disposed(by: disposeBag)
    harvest.loads
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] _ in
        self?.table.mj_footer?.endRefreshingWithNoMoreData()
      })
      .disposed(by: disposeBag)

    // They call back on main, whatever they were made with.
    table.mj_footer = MJRefreshAutoNormalFooter { [weak self] in self?.harvest.pulls.accept("more") }
    // So do those of the app's own class below.
    table.mj_header = SheafHeader(refreshingBlock: { [weak self] in self?.harvest.pulls.accept("again") })
    harvest.pulls.bind { [weak self] in self?.caption.text = $0 }.disposed(by: disposeBag)

    harvest.loads
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] load in
        self?.router?.trigger(.field(load))
      })
      .disposed(by: disposeBag)
    harvest.loads
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] load in self?.router?.trigger(.field(load)) })
      .disposed(by: disposeBag)

    // A source of cells is asked where its table is laid out.
    let source = RxTableViewSectionedReloadDataSource<SectionModel<String, Int>>(configureCell: { _, _, _, _ in
      UITableViewCell()
    })
    source.titleForHeaderInSection = { [harvest] _, section in
      harvest.heads.accept("head \(section)")
      return ""
    }
    source.configureCell = { [footnote] _, _, _, item in
      let cell = UITableViewCell()
      Observable.just("\(item)").bind { footnote.text = $0 }.dispose()
      return cell
    }
    harvest.heads.bind { [weak self] in self?.footnote.text = $0 }.disposed(by: disposeBag)

    // Another's word for something else.
    harvest.loads.subscribe(onNext: { [harvest] in harvest.alarm.trigger($0) }).disposed(by: disposeBag)
  }
}

enum HarvestRoute: Route { case field(Int) }

final class HarvestCoordinator: NavigationCoordinator<HarvestRoute> {
  override func prepareTransition(for route: HarvestRoute) -> NavigationTransition {
    switch route {
    case .field(let number):
      let field = UIViewController()
      field.title = "\(number)"
      return .push(field)
    }
  }
}

final class Harvest {
  let pulls = PublishRelay<String>()
  let heads = PublishRelay<String>()
  let alarm = Alarm()
  let loads = Observable<Int>.interval(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
}

final class Alarm {
  private(set) var count = 0

  func trigger(_ number: Int) { count += number }
}
