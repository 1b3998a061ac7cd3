import RxCocoa
import RxSwift
import UIKit

// An app's function of RxCocoa's name is meant where it is called, and RxCocoa's member where it is not.
extension Reactive where Base: UITableView {
  func itemSelected<Row>(among rows: [Row]) -> Observable<Row> {
    methodInvoked(#selector(UITableView.selectRow(at:animated:scrollPosition:)))
      .map { parameters in
        guard let path = parameters[0] as? IndexPath else { throw NotAPath() }
        return rows[path.row]
      }
  }
}

struct NotAPath: Error {}

final class HarbourListViewController: UIViewController {
  private let table = UITableView()
  private let pathLabel = UILabel()
  private let rowLabel = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let selected = table.rx.itemSelected
    selected.map { "\($0.row)" }.bind(to: pathLabel.rx.text).disposed(by: disposeBag)
    table.rx.itemSelected(among: ["Kiel", "Rostock"])
      .bind(to: rowLabel.rx.text)  // expect: error_handling
      .disposed(by: disposeBag)
  }
}
