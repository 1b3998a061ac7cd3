// RxSwift 6. URLNavigator shows what was registered for an address; a navigator of the app's own does what it does.
import RxCocoa
import RxSwift
import UIKit
import URLNavigator

let navigator = Navigator()

final class Journal {
  private var pages: [String] = []

  func push(_ page: String) { pages.append(page) }
}

final class StartViewController: UIViewController {
  private let routes: NavigatorType
  private let journal = Journal()
  private let addresses = PublishSubject<String>()
  private let queue = ConcurrentDispatchQueueScheduler(qos: .utility)
  private let disposeBag = DisposeBag()

  init(routes: NavigatorType) {
    self.routes = routes
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let late = addresses.observe(on: queue)
    late.observe(on: MainScheduler.instance).subscribe(onNext: { navigator.push($0) }).disposed(by: disposeBag)
    late.observe(on: MainScheduler.instance).subscribe(onNext: { [routes] in routes.present($0) }).disposed(by: disposeBag)
    late.subscribe(onNext: { [journal] in journal.push($0) }).disposed(by: disposeBag)
    addresses.observe(on: MainScheduler.instance).subscribe(onNext: { navigator.open($0) }).disposed(by: disposeBag)
  }
}
