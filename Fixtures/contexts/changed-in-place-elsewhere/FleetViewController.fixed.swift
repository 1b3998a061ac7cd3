import RxCocoa
import RxSwift
import UIKit

final class FleetViewController: UIViewController {
  private let labels = (0..<4).map { _ in UILabel() }
  private let fleet = Fleet()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    fleet.nameList.asDriver().map { $0.joined() }.drive(labels[0].rx.text).disposed(by: bag)
    fleet.portList.map { $0.joined() }.bind(to: labels[1].rx.text).disposed(by: bag)
    fleet.crewList.asDriver().map { $0.joined() }.drive(labels[2].rx.text).disposed(by: bag)
    fleet.captains.asDriver().drive(labels[3].rx.text).disposed(by: bag)
    fleet.ports.append("Kiel")
    DispatchQueue.global().async { [fleet] in
      fleet.names.append("Emma")
      fleet.crew.put("Jo")
      (fleet.captain, fleet.cook) = ("Ann", "Bo")
    }
  }
}
