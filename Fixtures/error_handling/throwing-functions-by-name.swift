// What a name with labels means, and what an initialiser does that is handed over by its name.
import RxCocoa
import RxSwift
import UIKit

struct Ticket {
  let title: String

  init(number: Int) throws {
    guard number > 0 else { throw RxError.argumentOutOfRange }
    title = "Ticket \(number)"
  }
}

struct Seat {
  let title: String

  init(number: Int) { title = "Seat \(number)" }

  init(number: Int, row: Int) throws {
    guard row > 0 else { throw RxError.argumentOutOfRange }
    title = "Row \(row), seat \(number)"
  }
}

final class Numbering {
  func label() -> String { "none" }
  func label(number: Int) throws -> String {
    guard number > 0 else { throw RxError.argumentOutOfRange }
    return "\(number)"
  }
  func label(_ number: Int) -> String { "\(number)" }
}

final class TicketViewController: UIViewController {
  private let number = BehaviorRelay(value: 1)
  private let counter = Numbering()
  private let ticketLabel = UILabel()
  private let seatLabel = UILabel()
  private let countLabel = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    number.map(Ticket.init(number:)).map(\.title)
      .bind(to: ticketLabel.rx.text) // expect: error_handling
      .disposed(by: disposeBag)
    number.map(Ticket.init).map(\.title)
      .bind(to: ticketLabel.rx.text) // expect: error_handling
      .disposed(by: disposeBag)
    number.map(counter.label(number:))
      .bind(to: countLabel.rx.text) // expect: error_handling
      .disposed(by: disposeBag)

    Observable.combineLatest(number, number).map(Seat.init(number:row:)).map(\.title)
      .bind(to: seatLabel.rx.text) // expect: error_handling
      .disposed(by: disposeBag)

    number.map(Seat.init(number:)).map(\.title)
      .bind(to: seatLabel.rx.text)
      .disposed(by: disposeBag)
    number.map(Seat.init).map(\.title)
      .bind(to: seatLabel.rx.text)
      .disposed(by: disposeBag)
    number.map(counter.label(_:))
      .bind(to: countLabel.rx.text)
      .disposed(by: disposeBag)
  }
}
