import Foundation
import RxCocoa
import RxSwift
import UIKit

// A queue argument says where a call out of sight calls back; its default is handed through.

final class Inbox {
  func arrivals(on queue: OperationQueue? = .main) -> Observable<Void> {
    Observable.create { observer in
      let token = NotificationCenter.default.addObserver(
        forName: Notification.Name("arrived"), object: nil, queue: queue
      ) { _ in
        observer.onNext(())
      }
      return Disposables.create { NotificationCenter.default.removeObserver(token) }
    }
  }
}

final class InboxViewController: UIViewController {
  private let mainLabel = UILabel()
  private let backgroundLabel = UILabel()
  private let inbox = Inbox()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    inbox.arrivals()
      .map { "main" }
      .bind(to: mainLabel.rx.text)
      .disposed(by: disposeBag)

    inbox.arrivals(on: OperationQueue())
      .map { "background" }
      .bind(to: backgroundLabel.rx.text) // expect: main_thread
      .disposed(by: disposeBag)
  }
}
