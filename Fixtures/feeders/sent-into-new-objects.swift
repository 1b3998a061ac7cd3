// RxSwift 6. What is sent into an object before the code that made it hands it on reaches nobody where it is sent: whoever
// subscribes later is given it there. What is sent later is sent where the code runs.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class RowModel {
  let title = BehaviorRelay(value: "")
  let note = BehaviorRelay(value: "")
  let mark = BehaviorRelay(value: "")
  let count = BehaviorRelay(value: 0)
  var isWide = false
}

final class TableModel {
  let rows = BehaviorRelay<[RowModel]>(value: [])
  private let queue = DispatchQueue(label: "table")

  func fill() {
    queue.async { [rows] in
      let row = RowModel()
      row.isWide = true
      row.title.accept("First")
      rows.accept([row])
      row.note.accept("Late")
    }
    queue.async { [rows] in
      let row = RowModel()
      for number in 1...2 {
        row.count.accept(number)
        rows.accept(rows.value + [row])
      }
    }
    queue.async { [weak self] in
      let row = RowModel()
      self?.keep(row)
      row.mark.accept("Kept")
    }
  }

  private func keep(_ row: RowModel) {
    rows.accept(rows.value + [row])
  }
}

final class RowCell: UITableViewCell {
  private let title = UILabel()
  private let disposeBag = DisposeBag()

  func show(_ row: RowModel) {
    row.title
      .subscribe(onNext: { [title] in title.text = $0 })
      .disposed(by: disposeBag)
    row.note
      .subscribe(onNext: { [title] in title.text = $0 }) // expect: main_thread
      .disposed(by: disposeBag)
    row.count
      .subscribe(onNext: { [title] in title.text = "\($0)" }) // expect: main_thread
      .disposed(by: disposeBag)
    row.mark
      .subscribe(onNext: { [title] in title.text = $0 }) // expect: main_thread
      .disposed(by: disposeBag)
  }
}

final class TableViewController: UIViewController {
  private let table = UITableView()
  private let model = TableModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.rows.asDriver()
      .drive(table.rx.items(cellIdentifier: "row", cellType: RowCell.self)) { _, row, cell in cell.show(row) }
      .disposed(by: disposeBag)
    model.fill()
  }
}
