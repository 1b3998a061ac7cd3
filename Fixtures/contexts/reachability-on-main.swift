import Reachability
import RxCocoa
import RxSwift
import UIKit

// The library calls what it is given for changes on main.

final class Network {
  static let isThere = BehaviorRelay(value: true)
  private let reachability = try? Reachability()

  func watch() throws {
    reachability?.whenReachable = { _ in Network.isThere.accept(true) }
    reachability?.whenUnreachable = { _ in Network.isThere.accept(false) }
    try reachability?.startNotifier()
  }
}

final class NetworkScreen: UIViewController {
  private let banner = UIView()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    Network.isThere.bind(to: banner.rx.isHidden).disposed(by: bag)
  }
}
