import RxCocoa
import RxSwift
import UIKit

// What a closure touches in the branch of one case, it touches when that case comes: where the others come says nothing.

enum Route {
  case login
  case profile(String)
  case loaded([String])
  case failed
}

final class RouteModel {
  let routes = PublishRelay<Route>()
  let steps = PublishSubject<Route>()
  private let queue = DispatchQueue(label: "routes")

  func askToLogin() {
    routes.accept(.login)
    steps.onNext(.login)
  }

  func open(_ name: String) { routes.accept(.profile(name)) }

  func load() {
    queue.async {
      self.routes.accept(.loaded([]))
      self.steps.onNext(.failed)
    }
  }
}

final class RouteScreen: UIViewController {
  private let model = RouteModel()
  private let name = UILabel()
  private let table = UITableView()
  private var rows: [String] = []
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.routes
      .subscribe(onNext: { [weak self] route in
        switch route {
        case .login: self?.name.isHidden = true
        case .profile(let text): self?.name.text = text
        case .loaded(let rows): self?.rows = rows
        case .failed: break
        }
      })
      .disposed(by: bag)

    model.routes
      .subscribe(onNext: { [weak self] route in  // expect: main_thread
        switch route {
        case .login: self?.name.isHidden = true
        case .loaded(let rows):
          self?.rows = rows
          self?.table.reloadData()
        default: break
        }
      })
      .disposed(by: bag)

    model.routes
      .bind { [weak self] in
        if case .profile(let text) = $0 { self?.name.text = text }
      }
      .disposed(by: bag)

    model.routes
      .bind { [weak self] in  // expect: main_thread
        if case .loaded = $0 { self?.table.reloadData() }
      }
      .disposed(by: bag)

    model.steps
      .filter { _ in true }
      .subscribe(onNext: { [weak self] step in
        guard case .login = step else { return }
        self?.name.isHidden = true
      })
      .disposed(by: bag)

    // What stands outside the branches comes with each of them.
    model.steps
      .subscribe(onNext: { [weak self] step in  // expect: main_thread
        self?.table.reloadData()
        guard case .login = step else { return }
        self?.name.isHidden = true
      })
      .disposed(by: bag)

    model.routes
      .subscribe(onNext: { [weak self] route in self?.show(route) })
      .disposed(by: bag)
    model.routes.subscribe(onNext: show).disposed(by: bag)
    model.routes
      .subscribe(onNext: { [weak self] route in self?.showAll(route) })  // expect: main_thread
      .disposed(by: bag)
    model.routes.subscribe(onNext: showAll).disposed(by: bag)  // expect: main_thread

    model.routes
      .withUnretained(self)
      .subscribe(onNext: { screen, route in
        switch route {
        case .login, .profile: screen.name.isHidden = true
        case .loaded, .failed: break
        }
      })
      .disposed(by: bag)
    model.routes
      .subscribe(with: self, onNext: { screen, route in
        if case .login = route { screen.name.isHidden = true }
      })
      .disposed(by: bag)
    model.routes
      .subscribe(with: self, onNext: { screen, route in  // expect: main_thread
        if case .loaded = route { screen.table.reloadData() }
      })
      .disposed(by: bag)

    Observable.merge(model.routes.asObservable(), model.steps)
      .subscribe(onNext: { [weak self] route in
        if case .login = route { self?.name.isHidden = true }
      })
      .disposed(by: bag)
    Observable.merge(model.routes.asObservable(), model.steps)
      .subscribe(onNext: { [weak self] route in  // expect: main_thread
        if case .failed = route { self?.table.reloadData() }
      })
      .disposed(by: bag)

    thinned(3)
      .subscribe(onNext: { [weak self] step in
        if case .login = step { self?.name.isHidden = true }
      })
      .disposed(by: bag)
    thinned(3)
      .subscribe(onNext: { [weak self] step in  // expect: main_thread
        if case .failed = step { self?.table.reloadData() }
      })
      .disposed(by: bag)

    model.askToLogin()
    model.open("")
    model.load()
  }

  /// It leads back to itself.
  private func thinned(_ times: Int) -> Observable<Route> {
    times == 0 ? model.steps.asObservable() : thinned(times - 1).filter { _ in true }
  }

  private func show(_ route: Route) {
    switch route {
    case .login: present(UIViewController(), animated: true)
    case .profile(let text): showName(text)
    default: break
    }
  }

  private func showName(_ text: String) { name.text = text }

  private func showAll(_ route: Route) {
    switch route {
    case .login: present(UIViewController(), animated: true)
    case .loaded: table.reloadData()
    default: break
    }
  }
}
