// RIBs: a router shows and takes away the view controllers of its children, by `viewControllable` and `uiviewController`.
import RIBs
import RxCocoa
import RxSwift
import UIKit

protocol TrailListener: AnyObject {
  func detachTrail()
}

protocol TrailRouting: ViewableRouting {}

protocol MapRouting: ViewableRouting {
  func detachTrail()
  func forgetTrail()
}

protocol MapInteractable: Interactable, TrailListener {}
protocol MapViewControllable: ViewControllable {}

final class MapRouter: ViewableRouter<MapInteractable, MapViewControllable>, MapRouting {
  private var trailRouter: TrailRouting?

  func detachTrail() {
    guard let router = trailRouter,
      let navigation = router.viewControllable.uiviewController.navigationController
    else { return }
    navigation.popViewController(animated: true)
    detachChild(router)
    trailRouter = nil
  }

  func forgetTrail() { trailRouter = nil }

  func closeMap() { viewController.uiviewController.dismiss(animated: true) }
}

protocol MapPresentable: Presentable {}

final class MapInteractor: PresentableInteractor<MapPresentable>, MapInteractable {
  weak var router: MapRouting?

  func detachTrail() { router?.detachTrail() }
}

final class TrailViewController: UIViewController, ViewControllable {
  weak var listener: TrailListener?
  var router: MapRouter?
  private let button = UIButton()
  private let bag = DisposeBag()
  private let queue = ConcurrentDispatchQueueScheduler(qos: .utility)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.rx.tap.observe(on: queue)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.listener?.detachTrail() }).disposed(by: bag)
    button.rx.tap.observe(on: queue)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.router?.closeMap() }).disposed(by: bag)
    button.rx.tap.observe(on: queue)
      .subscribe(onNext: { [weak self] in self?.router?.forgetTrail() }).disposed(by: bag)
  }
}
