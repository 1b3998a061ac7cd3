// Notifications of one text are of one name, in whatever way the name is written; one that is observed without a queue
// comes where it is posted.
import Foundation
import RxCocoa
import RxSwift
import UIKit

private let tideName = "tide"

enum Harbour {
  static let opened = Notification.Name("harbourOpened")
  static let closed = Notification.Name(rawValue: "harbourClosed")
}

final class HarbourModel {
  let ships = BehaviorRelay(value: 0)
  let boats = BehaviorRelay(value: 0)
  let crews = BehaviorRelay(value: 0)

  init() {
    NotificationCenter.default.addObserver(forName: Harbour.opened, object: nil, queue: nil) { [weak self] _ in
      self?.ships.accept(1)
    }
    NotificationCenter.default.addObserver(forName: .init("harbourClosed"), object: nil, queue: nil) { [weak self] _ in
      self?.boats.accept(1)
    }
    NotificationCenter.default.addObserver(forName: Harbour.closed, object: nil, queue: .main) { [weak self] _ in
      self?.crews.accept(1)
    }
  }
}

final class HarbourViewController: UIViewController {
  private let model = HarbourModel()
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.rx.notification(Notification.Name(tideName))
      .bind { [weak self] _ in self?.label.text = "tide" }
      .disposed(by: disposeBag)
    NotificationCenter.default.rx.notification(NSNotification.Name(rawValue: "harbourClosed"))
      .asDriver(onErrorDriveWith: .empty())
      .drive(onNext: { [weak self] _ in self?.label.text = "closed" })
      .disposed(by: disposeBag)
    model.ships.map { "\($0)" }.bind(to: label.rx.text).disposed(by: disposeBag)
    model.boats.asDriver().map { "\($0)" }.drive(label.rx.text).disposed(by: disposeBag)
    model.crews.map { "\($0)" }.bind(to: label.rx.text).disposed(by: disposeBag)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    NotificationCenter.default.post(name: Notification.Name("tide"), object: nil)
    NotificationCenter.default.post(name: Harbour.opened, object: nil)
    DispatchQueue.global().async {
      NotificationCenter.default.post(Notification(name: Harbour.closed))
    }
  }
}
