// A type that an extension of an outside type declares, by that type's name or an alias of it.
import RxCocoa
import RxSwift
import UIKit

typealias News = Notification.Name

extension Notification.Name {
  enum Harbour {
    static let opened = Notification.Name(rawValue: "harbour.opened")
    static let closed = Notification.Name(rawValue: "harbour.closed")
  }
}

final class HarbourMaster {
  func open() {
    DispatchQueue.main.async { NotificationCenter.default.post(name: News.Harbour.opened, object: nil) }
  }

  func close() {
    DispatchQueue.global().async {
      NotificationCenter.default.post(name: Notification.Name.Harbour.closed, object: nil)
    }
  }
}

final class HarbourViewController: UIViewController {
  private let master = HarbourMaster()
  private let state = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.rx.notification(News.Harbour.opened)
      .map { _ in "open" }
      .bind(to: state.rx.text)
      .disposed(by: disposeBag)
    NotificationCenter.default.rx.notification(News.Harbour.closed)
      .map { _ in "closed" }
      .bind(to: state.rx.text) // expect: main_thread
      .disposed(by: disposeBag)
    master.open()
    master.close()
  }
}
