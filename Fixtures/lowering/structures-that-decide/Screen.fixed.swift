// What a structure holds decides where its closures run; where it holds only numbers and texts, which one it is does not.
import RxCocoa
import RxSwift
import UIKit

final class CounterModel {
  let ticketInBack = PublishSubject<String>()
  let ticketInFront = PublishSubject<String>()
  let quietPlan = PublishSubject<String>()
  let loudPlan = PublishSubject<String>()
  let backRoute = PublishSubject<String>()
  let frontRoute = PublishSubject<String>()
  let backDesk = PublishSubject<String>()
  let frontDesk = PublishSubject<String>()
  let backHall = PublishSubject<String>()
  let frontHall = PublishSubject<String>()
  let backErrand = PublishSubject<String>()
  let frontErrand = PublishSubject<String>()

  private let ticket = Ticket(number: 7)

  func open() {
    ticket.inBack { self.ticketInBack.onNext("1") }
    Ticket(number: 8).inFront { self.ticketInFront.onNext("2") }

    Plan(ticket: ticket, isQuiet: true).run { self.quietPlan.onNext("3") }
    Plan(ticket: Ticket(number: 9), isQuiet: false).run { self.loudPlan.onNext("4") }

    Route(ticket: ticket, lane: .back).run { self.backRoute.onNext("5") }
    Route(ticket: .init(number: 10, note: "late"), lane: .front).run { self.frontRoute.onNext("6") }

    Desk(ticket: ticket, queue: .global()).run { self.backDesk.onNext("7") }
    Desk(ticket: ticket, queue: .main).run { self.frontDesk.onNext("8") }

    Hall(ticket: ticket, desk: Desk(ticket: ticket, queue: .global())).desk.run { self.backHall.onNext("9") }
    Hall(ticket: ticket, desk: Desk(ticket: ticket, queue: .main)).desk.run { self.frontHall.onNext("10") }

    Errand(ticket: ticket) { DispatchQueue.global().async(execute: $0) }.start { self.backErrand.onNext("11") }
    Errand(ticket: ticket) { DispatchQueue.main.async(execute: $0) }.start { self.frontErrand.onNext("12") }
  }
}

final class CounterViewController: UIViewController {
  private let labels = (0..<12).map { _ in UILabel() }
  private let counter = CounterModel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    counter.ticketInBack.asDriver(onErrorDriveWith: .empty()).drive(labels[0].rx.text).disposed(by: bag)
    counter.ticketInFront.bind(to: labels[1].rx.text).disposed(by: bag)
    counter.quietPlan.asDriver(onErrorDriveWith: .empty()).drive(labels[2].rx.text).disposed(by: bag)
    counter.loudPlan.bind(to: labels[3].rx.text).disposed(by: bag)
    counter.backRoute.asDriver(onErrorDriveWith: .empty()).drive(labels[4].rx.text).disposed(by: bag)
    counter.frontRoute.bind(to: labels[5].rx.text).disposed(by: bag)
    counter.backDesk.asDriver(onErrorDriveWith: .empty()).drive(labels[6].rx.text).disposed(by: bag)
    counter.frontDesk.bind(to: labels[7].rx.text).disposed(by: bag)
    counter.backHall.asDriver(onErrorDriveWith: .empty()).drive(labels[8].rx.text).disposed(by: bag)
    counter.frontHall.bind(to: labels[9].rx.text).disposed(by: bag)
    counter.backErrand.asDriver(onErrorDriveWith: .empty()).drive(labels[10].rx.text).disposed(by: bag)
    counter.frontErrand.bind(to: labels[11].rx.text).disposed(by: bag)
    counter.open()
  }
}
