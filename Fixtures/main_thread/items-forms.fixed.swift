// Each way of giving rows to a list is a sink.
import RxCocoa
import RxSwift
import UIKit

final class SensorCell: UITableViewCell {}

final class SensorsViewController: UIViewController, UITableViewDelegate {
  @IBOutlet private var plain: UITableView!
  @IBOutlet private var typed: UITableView!
  @IBOutlet private var whole: UITableView!
  @IBOutlet private var curried: UITableView!
  @IBOutlet private var argued: UITableView!
  @IBOutlet private var grid: UICollectionView!
  @IBOutlet private var picker: UIPickerView!
  @IBOutlet private var fine: UITableView!
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let sensors = Observable<Int>
      .interval(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))
      .asDriver(onErrorDriveWith: .empty())
      .map { (0...$0).map(String.init) }

    sensors
      .drive(plain.rx.items(cellIdentifier: "Sensor")) { _, name, cell in
        cell.textLabel?.text = name
      }
      .disposed(by: disposeBag)

    sensors
      .drive(typed.rx.items(cellIdentifier: "Sensor", cellType: SensorCell.self)) { row, name, cell in
        cell.textLabel?.text = "\(row): \(name)"
      }
      .disposed(by: disposeBag)

    sensors
      .drive(whole.rx.items) { tableView, row, name in
        let cell = tableView.dequeueReusableCell(withIdentifier: "Sensor", for: IndexPath(row: row, section: 0))
        cell.textLabel?.text = name
        return cell
      }
      .disposed(by: disposeBag)

    sensors
      .drive(curried.rx.items(cellIdentifier: "Sensor"))({ _, name, cell in
        cell.textLabel?.text = name
      })
      .disposed(by: disposeBag)

    sensors
      .drive(
        argued.rx.items(cellIdentifier: "Sensor", cellType: SensorCell.self),
        curriedArgument: { _, name, cell in
          cell.textLabel?.text = name
        }
      )
      .disposed(by: disposeBag)

    sensors
      .drive(grid.rx.items(cellIdentifier: "Sensor")) { _, _, cell in
        cell.backgroundColor = .systemTeal
      }
      .disposed(by: disposeBag)

    sensors
      .drive(picker.rx.itemTitles) { _, name in
        name
      }
      .disposed(by: disposeBag)

    sensors
      .drive(fine.rx.items(cellIdentifier: "Sensor")) { _, name, cell in
        cell.textLabel?.text = name
      }
      .disposed(by: disposeBag)
  }
}
