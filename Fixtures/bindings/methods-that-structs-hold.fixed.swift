// RxSwift 6. A struct of closures that a coordinator fills with its own methods: what is held is called without the labels
// that the method has.
import RxCocoa
import RxSwift
import UIKit

struct StationActions {
  let showStation: (String) -> Void
  let count: (String) -> Void
}

final class StationModel {
  private let actions: StationActions?
  private let chosen: Observable<String>
  private let disposeBag = DisposeBag()

  init(actions: StationActions, chosen: Observable<String>) {
    self.actions = actions
    self.chosen = chosen
  }

  func start() {
    let late = chosen.observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
    late
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.actions?.showStation($0) })
      .disposed(by: disposeBag)
    late.subscribe(onNext: { [weak self] in self?.actions?.count($0) }).disposed(by: disposeBag)
    chosen.observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.actions?.showStation($0) })
      .disposed(by: disposeBag)
  }
}

final class StationCoordinator {
  private let navigationController: UINavigationController
  private var model: StationModel?
  private var counted = 0

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func begin(_ chosen: Observable<String>) {
    let actions = StationActions(showStation: showStation, count: count)
    model = StationModel(actions: actions, chosen: chosen)
    model?.start()
  }

  func showStation(named name: String) {
    let screen = UIViewController()
    screen.title = name
    navigationController.pushViewController(screen, animated: true)
  }

  private func count(from text: String) { counted += text.count }
}
