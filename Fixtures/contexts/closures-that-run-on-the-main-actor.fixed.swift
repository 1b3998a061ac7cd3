import RxCocoa
import RxSwift
import UIKit

// The type of a parameter says where the closure runs that is handed in for it.

typealias Work = (String) -> Void

func run(_ work: @escaping @MainActor (_ send: Work) async -> Void) {
  Task { await work { _ in } }
}

func runAnywhere(_ work: @escaping @Sendable (_ send: Work) async -> Void) {
  Task { await work { _ in } }
}

func runPerhaps(_ work: (@MainActor @Sendable () -> Void)?) {
  Task.detached { await work?() }
}

final class Cart {
  static let shared = Cart()
  let amounts = BehaviorRelay(value: 0)
  let names = BehaviorRelay(value: "")
  let labels = PublishRelay<String>()
}

final class Orders {
  func clear() {
    run { _ in Cart.shared.amounts.accept(0) }
    runPerhaps { Cart.shared.labels.accept("cleared") }
    runAnywhere { _ in Cart.shared.names.accept("") }
  }
}

final class CartScreen: UIViewController {
  private let label = UILabel()
  private let orders = Orders()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    orders.clear()
    Cart.shared.amounts.map(String.init).bind(to: label.rx.text).disposed(by: bag)
    Cart.shared.labels.bind(to: label.rx.text).disposed(by: bag)
    Cart.shared.names.asDriver().drive(label.rx.text).disposed(by: bag)
  }
}
