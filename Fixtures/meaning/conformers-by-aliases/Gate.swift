import RxCocoa
import RxSwift
import UIKit

// What a type conforms to by an alias of a composition is all in sight: nobody makes the second presenter, so what it would
// send never comes.

protocol GateInput { func open() }
protocol GateOutput {}
typealias GatePresenting = GateInput & GateOutput

protocol GateRouting { func leave() }
typealias GateRouter = GateRouting

struct GateActions {
  let finish: PublishRelay<Void>
}

final class AppGateRouter: GateRouter {
  private let actions: GateActions

  init(actions: GateActions) { self.actions = actions }

  func leave() { actions.finish.accept(()) }
}

final class GatePresenter: GatePresenting {
  private let router: GateRouter

  init(router: GateRouter) { self.router = router }

  func open() { router.leave() }
}

final class RecordingGatePresenter: GatePresenting {
  private(set) var openings = 0
  private let router: GateRouter

  init(router: GateRouter) { self.router = router }

  func open() {
    openings += 1
    router.leave()
  }
}

final class GateViewController: UIViewController {
  private let presenter: GatePresenting
  private let button = UIButton()

  init(presenter: GatePresenting) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(pressed), for: .touchUpInside)
  }

  @objc private func pressed() { presenter.open() }
}

final class GateCoordinator {
  private let window = UIWindow()
  private let disposeBag = DisposeBag()

  func start() {
    let presenter = GatePresenter(router: AppGateRouter(actions: actions()))
    window.rootViewController = GateViewController(presenter: presenter)
  }

  private func actions() -> GateActions {
    let finish = PublishRelay<Void>()
    finish.subscribe(onNext: { [weak self] in self?.window.rootViewController = UIViewController() })
      .disposed(by: disposeBag)
    return GateActions(finish: finish)
  }
}
