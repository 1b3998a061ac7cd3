// A tuple that is made by the name of its type is that tuple, with labels or without.
import Foundation
import RxCocoa
import RxSwift
import UIKit

typealias Page = (number: Int, rows: [Row])

final class Row {
  let isMarked = BehaviorRelay(value: false)
  let isRead = BehaviorRelay(value: false)
  let isNew = BehaviorRelay(value: false)
}

final class PagesViewModel {
  typealias Pair = (Row, Row)

  let rows = BehaviorRelay<[Row]>(value: [])
  private let disposeBag = DisposeBag()

  func bind(_ taps: Observable<Void>) {
    taps.flatMapLatest { URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com")!)).catch { _ in .empty() } }
      .catch { _ in .empty() }
      .scan(Page(number: 0, rows: [])) { page, _ in Page(page.number + 1, page.rows + [Row()]) }
      .map { $0.rows }
      .map { rows in
        rows.forEach { $0.isMarked.accept(true) }
        return rows
      }
      .observe(on: MainScheduler.instance)
      .do(onNext: { rows in rows.forEach { $0.isRead.accept(true) } })
      .bind(to: rows)
      .disposed(by: disposeBag)
    taps.observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
      .map { Pair(Row(), Row()) }
      .subscribe(onNext: { pair in pair.1.isNew.accept(true) })
      .disposed(by: disposeBag)
  }
}

final class RowCell: UITableViewCell {
  @IBOutlet private var a: UIView!
  @IBOutlet private var b: UIView!
  @IBOutlet private var c: UIView!
  private let disposeBag = DisposeBag()

  func show(_ row: Row) {
    row.isMarked.asDriver().drive(a.rx.isHidden).disposed(by: disposeBag)
    row.isRead.bind(to: b.rx.isHidden).disposed(by: disposeBag)
    row.isNew.asDriver().drive(c.rx.isHidden).disposed(by: disposeBag)
  }
}

final class PagesViewController: UIViewController {
  @IBOutlet private var button: UIButton!
  @IBOutlet private var table: UITableView!
  private let model = PagesViewModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.bind(button.rx.tap.asObservable())
    model.rows
      .bind(to: table.rx.items(cellIdentifier: "row", cellType: RowCell.self)) { _, row, cell in cell.show(row) }
      .disposed(by: disposeBag)
  }
}
