// The error that code sends into a subject is the end of it, whoever catches it below. A subject that is completed as well
// has one answer to give, and loses nothing.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class FerryModel {
  let departures = PublishSubject<String>()
  let ticket = PublishSubject<String>()
  let notes = PublishSubject<String>()
  private let queue = OperationQueue.main

  func refresh() {
    queue.addOperation { [departures] in
      if Bool.random() { departures.onError(CocoaError(.fileNoSuchFile)) } else { departures.onNext("10:40") }
    }
  }

  func buy() {
    guard Bool.random() else { return ticket.onError(CocoaError(.featureUnsupported)) }
    ticket.onNext("A7")
    ticket.onCompleted()
  }

  func write(_ note: String) { notes.onNext(note) }
}

final class FerryViewController: UIViewController {
  private let timeLabel = UILabel()
  private let ticketLabel = UILabel()
  private let noteLabel = UILabel()
  private let model = FerryModel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.departures.catchAndReturn("–").observe(on: MainScheduler.instance)
      .bind(to: timeLabel.rx.text)  // expect: error_ends_stream
      .disposed(by: disposeBag)
    model.ticket.catchAndReturn("–")
      .bind(to: ticketLabel.rx.text)
      .disposed(by: disposeBag)
    model.notes.catchAndReturn("–")
      .bind(to: noteLabel.rx.text)
      .disposed(by: disposeBag)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    model.refresh()
    model.buy()
    model.write("calm sea")
  }
}
