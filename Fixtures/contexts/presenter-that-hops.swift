import RxSwift
import UIKit

/// An interactor works on a queue of its own; its presenter has a courier that carries closures to main.
protocol PierView: AnyObject {
  func list(_ boats: [String])
}

protocol PierPresenting {
  func present(_ boats: [String])
}

final class Courier {
  private weak var view: PierView?

  init(view: PierView) { self.view = view }

  func deliver(_ letter: @escaping (PierView) -> Void) {
    guard let view else { return }
    DispatchQueue.main.async { letter(view) }
  }

  func hand(_ letter: (PierView) -> Void) {
    guard let view else { return }
    letter(view)
  }
}

final class PierPresenter: PierPresenting {
  private let courier: Courier

  init(courier: Courier) { self.courier = courier }

  func present(_ boats: [String]) { courier.deliver { view in view.list(boats) } }
}

final class HastyPresenter: PierPresenting {
  private let courier: Courier

  init(courier: Courier) { self.courier = courier }

  func present(_ boats: [String]) { courier.hand { $0.list(boats) } }
}

final class PierInteractor {
  private let presenter: PierPresenter
  private let hasty: HastyPresenter
  private let boats: Observable<[String]>
  private let bag = DisposeBag()

  init(presenter: PierPresenter, hasty: HastyPresenter, boats: Observable<[String]>) {
    self.presenter = presenter
    self.hasty = hasty
    self.boats = boats
  }

  func load() {
    let late = boats.observe(on: SerialDispatchQueueScheduler(qos: .default))
    late.subscribe(onNext: { [weak self] boats in self?.renew(boats) }).disposed(by: bag)
    late.subscribe(onNext: { [weak self] boats in self?.hurry(boats) }).disposed(by: bag)  // expect: main_thread
  }

  private func renew(_ boats: [String]) { presenter.present(boats) }

  private func hurry(_ boats: [String]) { hasty.present(boats) }
}

final class PierController: UIViewController, PierView {
  private let tableView = UITableView()
  private var interactor: PierInteractor?

  override func viewDidLoad() {
    super.viewDidLoad()
    let courier = Courier(view: self)
    interactor = PierInteractor(
      presenter: PierPresenter(courier: courier), hasty: HastyPresenter(courier: courier), boats: .just([]))
    interactor?.load()
  }

  func list(_ boats: [String]) { tableView.reloadData() }
}
