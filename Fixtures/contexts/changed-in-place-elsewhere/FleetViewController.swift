import RxCocoa
import RxSwift
import UIKit

final class FleetViewController: UIViewController {
  private let labels = (0..<4).map { _ in UILabel() }
  private let fleet = Fleet()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    fleet.nameList.map { $0.joined() }.bind(to: labels[0].rx.text).disposed(by: bag) // expect: main_thread
    fleet.portList.map { $0.joined() }.bind(to: labels[1].rx.text).disposed(by: bag)
    fleet.crewList.map { $0.joined() }.bind(to: labels[2].rx.text).disposed(by: bag) // expect: main_thread
    fleet.captains.bind(to: labels[3].rx.text).disposed(by: bag) // expect: main_thread
    fleet.ports.append("Kiel")
    DispatchQueue.global().async { [fleet] in
      fleet.names.append("Emma")
      fleet.crew.put("Jo")
      (fleet.captain, fleet.cook) = ("Ann", "Bo")
    }
  }
}
