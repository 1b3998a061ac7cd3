import Foundation
import RxCocoa
import RxSwift
import UIKit

// A notification calls the selectors of its observers where it is posted.

extension Notification.Name {
  static let cartChanged = Notification.Name("cartChanged")
  static let cartOpened = Notification.Name("cartOpened")
}

final class Cart {
  func save() {
    DispatchQueue.global().async { NotificationCenter.default.post(name: .cartChanged, object: nil) }
    NotificationCenter.default.post(name: .cartOpened, object: nil)
  }
}

final class Badge: NSObject {
  let changes = BehaviorRelay(value: "")
  let openings = BehaviorRelay(value: "")
  let hops = BehaviorRelay(value: "")

  override init() {
    super.init()
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(change(_:)), name: .cartChanged, object: nil)
    center.addObserver(self, selector: #selector(Badge.open), name: .cartOpened, object: nil)
    center.addObserver(self, selector: #selector(hop), name: .cartChanged, object: nil)
  }

  @objc private func change(_ notification: Notification) { changes.accept("changed") }
  @objc private func open() { openings.accept("opened") }
  @objc private func hop() { DispatchQueue.main.async { self.hops.accept("changed") } }
}

final class CartViewController: UIViewController {
  private let label = UILabel()
  private let badge = Badge()
  private let cart = Cart()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    badge.changes.asDriver().drive(label.rx.text).disposed(by: disposeBag)
    badge.openings.bind(to: label.rx.text).disposed(by: disposeBag)
    badge.hops.bind(to: label.rx.text).disposed(by: disposeBag)
    cart.save()
  }
}
