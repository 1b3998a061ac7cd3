// RxSwift 6. Whoever opens screens does so behind closures that others keep: however many lie between a model and the
// navigation controller, and whatever names them, what a model's chain tells reaches the screen.
import RxCocoa
import RxSwift
import UIKit

enum Destination {
  case home
  case nowhere
}

final class EntranceModel {
  var showHome: (() -> Void)!
  var leave: (() -> Void)?
  var note: ((String) -> Void)?
  let entered = PublishSubject<String>()
  private let bag = DisposeBag()

  init() {
    let answered = entered.observe(on: ConcurrentDispatchQueueScheduler(qos: .background))
    answered.observe(on: MainScheduler.instance).subscribe(onNext: { [weak self] _ in self?.showHome() }).disposed(by: bag)
    answered.observe(on: MainScheduler.instance).subscribe(onNext: { [weak self] _ in self?.leave?() }).disposed(by: bag)
    // What it tells, nobody shows.
    answered.subscribe(onNext: { [weak self] text in self?.note?(text) }).disposed(by: bag)
  }
}

final class EntranceCoordinator: FlowCoordinator {
  var move: ((Destination) -> Void)!
  private let model = EntranceModel()

  override func start() {
    model.showHome = { [weak self] in self?.move(.home) }
    model.leave = { [weak self] in self?.move(.nowhere) }
    model.note = { text in print(text) }
    model.entered.onNext("")
  }
}

final class RootCoordinator: FlowCoordinator {
  private let child = EntranceCoordinator()

  override func start() {
    child.move = { [weak self] destination in
      switch destination {
      case .home, .nowhere: self?.openHome()
      }
    }
    run(child)
  }

  private func openHome() { run(HomeCoordinator()) }

  private func run(_ child: Coordinator) { child.start() }
}

final class HomeCoordinator: FlowCoordinator {
  private let router = Router()

  override func start() { router.present(UIViewController()) }
}

final class Router {
  private let stack = UINavigationController(rootViewController: UIViewController())

  func present(_ screen: UIViewController) { put(screen) }

  private func put(_ screen: UIViewController) { stack.pushViewController(screen, animated: true) }
}

protocol Coordinator: AnyObject {
  func start()
}

class FlowCoordinator: Coordinator {
  func start() {}
}
