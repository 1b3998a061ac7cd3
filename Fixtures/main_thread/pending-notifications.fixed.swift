// The notification centre calls back off the main thread.
import RxCocoa
import RxSwift
import UIKit
import UserNotifications

final class AlarmViewController: UIViewController {
  private let pending = BehaviorRelay<[String]>(value: [])
  private let shown = BehaviorRelay<[String]>(value: [])
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    UNUserNotificationCenter.current().getPendingNotificationRequests { [weak self] requests in
      self?.pending.accept(requests.map { $0.identifier })
    }
    UNUserNotificationCenter.current().getDeliveredNotifications { [weak self] notifications in
      DispatchQueue.main.async { self?.shown.accept(notifications.map { $0.request.identifier }) }
    }
    pending.asDriver().map { "\($0.count)" }.drive(label.rx.text).disposed(by: disposeBag)
    shown.map { "\($0.count)" }.bind(to: label.rx.text).disposed(by: disposeBag)
  }
}
