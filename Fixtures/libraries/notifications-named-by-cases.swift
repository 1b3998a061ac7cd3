// Notifications are named by cases of enumerations: by what is written of one as its raw value, or by its own name. Names of
// the same text are one name.
import RxCocoa
import RxSwift
import UIKit

enum Happening: String {
  case departed
  case arrived = "trainArrived"
  case delayed, cancelled

  var name: Notification.Name { Notification.Name(rawValue) }
  var named: Notification.Name { Notification.Name(rawValue: self.rawValue) }
  /// Another text than the case's own.
  var spelled: Notification.Name { .init(rawValue: "train." + self.rawValue) }
}

enum Track: Int {
  case first = 1
  case second
}

extension Notification.Name {
  enum Key: String {
    case opened, closed
  }

  static let opened = Notification.Name(rawValue: Key.opened.rawValue)
  static let closed = Notification.Name(rawValue: Key.closed.rawValue)
  /// The same text as a case's.
  static let cancellation = Notification.Name("cancelled")
}

final class TrainService {
  private let center = NotificationCenter.default

  func departs() {
    DispatchQueue.global().async {
      self.center.post(name: Notification.Name(Happening.departed.rawValue), object: nil)
    }
  }

  func arrives() {
    DispatchQueue.main.async {
      self.center.post(name: Notification.Name("trainArrived"), object: nil)
    }
  }

  func isLate() {
    DispatchQueue.global().async { self.center.post(name: Happening.delayed.name, object: nil) }
  }

  func isCancelled() {
    DispatchQueue.main.async { self.center.post(name: Happening.cancelled.name, object: nil) }
  }

  func opens() {
    tell(.opened)
    DispatchQueue.global().async { self.tell(.closed) }
    DispatchQueue.global().async { self.center.post(name: Happening.arrived.spelled, object: nil) }
  }

  private func tell(_ name: Notification.Name) { center.post(name: name, object: nil) }
}

final class TrainViewController: UIViewController {
  private let labels = (0..<8).map { _ in UILabel() }
  private let button = UIButton()
  private let trains = TrainService()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let center = NotificationCenter.default.rx
    center.notification(Notification.Name(Happening.departed.rawValue)).map { _ in "1" }
      .bind(to: labels[0].rx.text).disposed(by: bag)  // expect: main_thread
    center.notification(Happening.departed.named).map { _ in "2" }
      .bind(to: labels[1].rx.text).disposed(by: bag)  // expect: main_thread
    center.notification(Notification.Name(rawValue: Happening.arrived.rawValue)).map { _ in "3" }
      .bind(to: labels[2].rx.text).disposed(by: bag)
    center.notification(Happening.delayed.name).map { _ in "4" }
      .bind(to: labels[3].rx.text).disposed(by: bag)  // expect: main_thread
    center.notification(.cancellation).map { _ in "5" }
      .bind(to: labels[4].rx.text).disposed(by: bag)
    center.notification(.opened).map { _ in "6" }
      .bind(to: labels[5].rx.text).disposed(by: bag)
    center.notification(.closed).map { _ in "7" }
      .bind(to: labels[6].rx.text).disposed(by: bag)  // expect: main_thread
    // What is made of the text is not looked at.
    center.notification(Happening.arrived.spelled).map { _ in "8" }
      .bind(to: labels[7].rx.text).disposed(by: bag)

    button.rx.tap.subscribe(onNext: { [trains] in
      trains.departs()
      trains.arrives()
      trains.isLate()
      trains.isCancelled()
      trains.opens()
    }).disposed(by: bag)
  }
}
