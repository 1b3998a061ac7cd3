import RxCocoa
import RxSwift
import UIKit

// Of several objects of a class, the one that is handed over is the one that was made for that.

class Inbox {
  private let kinds = BehaviorRelay<Int>(value: 0)
  private(set) lazy var shownKinds: Driver<Int> = kinds.asDriver()

  func choose(_ kind: Int) { kinds.accept(kind) }
}

final class InboxWatcher {
  static let shared = InboxWatcher()
  private let inbox = Inbox()

  func look() { inbox.choose(1) }
}

final class InboxScreen: UIViewController {
  let inbox: Inbox
  private let label = UILabel()
  private let bag = DisposeBag()

  init(inbox: Inbox) {
    self.inbox = inbox
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    inbox.shownKinds.map(String.init).drive(label.rx.text).disposed(by: bag)
  }
}

final class InboxCoordinator {
  private let inbox = Inbox()

  func screen() -> UIViewController {
    DispatchQueue.global().async { InboxWatcher.shared.look() }
    return InboxScreen(inbox: inbox)
  }
}

// The one that is watched is told off main.

final class WatchedScreen: UIViewController {
  let inbox: Inbox
  private let label = UILabel()
  private let bag = DisposeBag()

  init(inbox: Inbox) {
    self.inbox = inbox
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    inbox.shownKinds.map(String.init).drive(label.rx.text).disposed(by: bag)
  }
}

final class WatchedCoordinator {
  private let inbox = Inbox()

  func screen() -> UIViewController {
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { self.inbox.choose(2) }
    return WatchedScreen(inbox: inbox)
  }
}

final class Start: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    present(InboxCoordinator().screen(), animated: true)
    present(WatchedCoordinator().screen(), animated: true)
  }
}
