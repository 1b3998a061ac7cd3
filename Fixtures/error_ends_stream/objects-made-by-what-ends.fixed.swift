// What an object's initialiser sends into the object is all that comes of it: that the stream is over which made the object
// takes nothing away from it, only from whoever waits for another object.
import RxCocoa
import RxSwift
import UIKit

class CellModel {
  let title = BehaviorRelay<String>(value: "")
}

final class TeamModel: CellModel {
  let renamed = PublishRelay<String>()

  init(name: String) {
    super.init()
    title.accept(name)
  }

  func rename(_ name: String) { renamed.accept(name) }
}

final class TeamCell: UITableViewCell {
  private let titleLabel = UILabel()
  private let bag = DisposeBag()

  func show(_ team: TeamModel) {
    team.title.bind(to: titleLabel.rx.text).disposed(by: bag)
  }
}

final class TeamsViewController: UIViewController {
  private let tableView = UITableView()
  private let refreshControl = UIRefreshControl()
  private let button = UIButton()
  private let label = UILabel()
  private lazy var captain = TeamModel(name: "captain")
  private let bag = DisposeBag()

  private func load() -> Observable<[String]> {
    let request = URLRequest(url: URL(string: "https://example.org/teams")!)
    return URLSession.shared.rx.json(request: request).map { _ in ["one", "two"] }
      .observe(on: MainScheduler.instance)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TeamCell.self, forCellReuseIdentifier: "Team")
    refreshControl.rx.controlEvent(.valueChanged).asDriver().flatMap { self.load().asDriver(onErrorJustReturn: []) }
      .map { names in names.map { TeamModel(name: $0) } }
      .drive(tableView.rx.items(cellIdentifier: "Team", cellType: TeamCell.self)) {
        _, team, cell in cell.show(team)
      }
      .disposed(by: bag)
    button.rx.tap.flatMap { self.load().catchAndReturn([]) }
      .catch { _ in .just([]) }
      .subscribe(onNext: { [captain] names in captain.rename(TeamModel(name: names.first ?? "").title.value) })
      .disposed(by: bag)
    captain.renamed.bind(to: label.rx.text).disposed(by: bag)
  }
}
