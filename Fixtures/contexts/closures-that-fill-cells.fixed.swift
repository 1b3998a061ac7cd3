// What fills cells runs on main, wherever the elements come: what it sends, comes from there. So does a handler that is
// made where a view is handed it. And an observer of a variable is one below an initial value that is a call, too.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class Ticket {
  var count = 0
}

final class TicketViewController: UIViewController {
  private let tableView = UITableView()
  private let label = UILabel()
  private let numbers = PublishRelay<[Int]>()
  private let shown = PublishRelay<Int>()
  private let mapped = PublishRelay<Int>()
  private let chosen = PublishRelay<String>()
  private let bag = DisposeBag()

  private var ticket = Ticket() {
    didSet { label.text = "\(ticket.count)" }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let late = numbers.observe(on: ConcurrentDispatchQueueScheduler(qos: .utility)).asDriver(onErrorDriveWith: .empty())
    late
      .drive(tableView.rx.items(cellIdentifier: "cell", cellType: UITableViewCell.self)) { [shown] row, _, _ in
        shown.accept(row)
      }.disposed(by: bag)
    late.asObservable().subscribe(onNext: { [mapped] all in mapped.accept(all.count) }).disposed(by: bag)
    shown.map { "\($0)" }.bind(to: label.rx.text).disposed(by: bag)
    mapped.asDriver(onErrorDriveWith: .empty()).map { "\($0)" }.drive(label.rx.text).disposed(by: bag)
    late.asObservable().subscribe(onNext: { [weak self] _ in
      self?.ticket = Ticket()
    }).disposed(by: bag)

    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.addAction(.init(title: "OK", style: .default, handler: { [chosen] _ in chosen.accept("OK") }))
    chosen.bind(to: label.rx.text).disposed(by: bag)
    numbers.accept([1])
  }
}
