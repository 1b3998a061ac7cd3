import Alamofire
import RxCocoa
import RxSwift
import UIKit

// Of Alamofire's manager, `listener` is called on its `listenerQueue`, which is main's.

final class Connection {
  let isThere = PublishSubject<Bool>()
  private let manager = NetworkReachabilityManager()

  func start() {
    manager?.listener = { [weak self] status in self?.isThere.onNext(status != .notReachable) }
    manager?.startListening()
  }
}

final class ConnectionScreen: UIViewController {
  private let banner = UIView()
  private let connection = Connection()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    connection.isThere.bind(to: banner.rx.isHidden).disposed(by: bag)
  }
}
