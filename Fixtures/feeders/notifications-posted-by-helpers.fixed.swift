// A helper that is told the name posts where it is called, those of that name alone; a function may make the name.
import RxCocoa
import RxSwift
import UIKit

extension Notification.Name {
  static func of(_ text: String) -> Notification.Name { Notification.Name(rawValue: text) }
}

enum Notices {
  static let saved = Notification.Name.of("saved")
  static let loaded = Notification.Name.of("loaded")
  static let synced = Notification.Name("synced")
}

extension NotificationCenter {
  static func send(_ name: Notification.Name, object: Any? = nil) {
    NotificationCenter.default.post(name: name, object: object)
  }

  static func sendLater(_ name: Notification.Name) {
    DispatchQueue.main.async { NotificationCenter.send(name) }
  }
}

final class NoticeViewController: UIViewController {
  private let savedLabel = UILabel()
  private let loadedLabel = UILabel()
  private let syncedLabel = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.rx.notification(Notices.saved).map { $0.name.rawValue }
      .bind(to: savedLabel.rx.text).disposed(by: disposeBag)
    NotificationCenter.default.rx.notification(Notices.loaded).asDriver(onErrorDriveWith: .empty()).map { $0.name.rawValue }
      .drive(loadedLabel.rx.text)
      .disposed(by: disposeBag)
    NotificationCenter.default.rx.notification(Notices.synced).map { $0.name.rawValue }
      .bind(to: syncedLabel.rx.text).disposed(by: disposeBag)
    NotificationCenter.send(Notices.saved)
    DispatchQueue.global().async {
      NotificationCenter.send(Notices.loaded)
      NotificationCenter.sendLater(Notices.synced)
    }
  }
}
