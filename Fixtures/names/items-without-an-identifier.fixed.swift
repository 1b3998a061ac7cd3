// Behind `table.rx.items` a closure is handed the table, the row and the item; behind a picker's, the row, the item and a
// view; behind `rx.items(…)`, the row, the item and a cell.
import RxCocoa
import RxSwift
import UIKit

struct Stop {
  var name = ""
}

struct Line {
  let title: String
  let stops: BehaviorRelay<[Stop]>
  let alerts: Observable<String>
}

final class LinesModel {
  let lines = BehaviorRelay<[Line]>(value: [])

  func load() {
    let alerts = URLSession.shared.rx.data(request: URLRequest(url: URL(fileURLWithPath: "/")))
      .map { String(decoding: $0, as: UTF8.self) }
      .catchAndReturn("")
    lines.accept([Line(title: "1", stops: BehaviorRelay(value: [Stop()]), alerts: alerts)])
  }
}

final class LineCell: UITableViewCell {
  @IBOutlet private var stops: UITableView!
  @IBOutlet private var alert: UILabel!
  private let disposeBag = DisposeBag()

  var line: Line? {
    didSet {
      guard let line = line else { return }
      line.stops
        .bind(to: stops.rx.items) { _, _, _ in
          UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        .disposed(by: disposeBag)
      line.alerts
        .observe(on: MainScheduler.instance)
        .subscribe(onNext: { [alert] text in
          alert?.text = text
        })
        .disposed(by: disposeBag)
    }
  }
}

final class LinesViewController: UIViewController {
  @IBOutlet private var table: UITableView!
  @IBOutlet private var collection: UICollectionView!
  @IBOutlet private var picker: UIPickerView!
  private let model = LinesModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.load()
    model.lines
      .bind(to: table.rx.items) { table, row, line in
        let cell = table.dequeueReusableCell(withIdentifier: "line", for: IndexPath(row: row, section: 0)) as? LineCell
        cell?.line = line
        return cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      .disposed(by: disposeBag)

    model.lines
      .bind(to: collection.rx.items) { [disposeBag] _, _, line in
        let cell = UICollectionViewCell(frame: .zero)
        line.alerts
          .observe(on: MainScheduler.instance)
          .subscribe(onNext: { text in
            cell.accessibilityLabel = text
          })
          .disposed(by: disposeBag)
        return cell
      }
      .disposed(by: disposeBag)

    model.lines
      .bind(to: picker.rx.items) { [disposeBag] _, line, view in
        let label = view as? UILabel ?? UILabel()
        line.alerts
          .observe(on: MainScheduler.instance)
          .subscribe(onNext: { text in
            label.text = text
          })
          .disposed(by: disposeBag)
        return label
      }
      .disposed(by: disposeBag)
  }
}
