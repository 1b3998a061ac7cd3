// What is sent through a bus as a case of an enumeration reaches who listens for its type, or for a protocol of that.
import Foundation
import LocalAuthentication
import RxCocoa
import RxRelay
import RxSwift
import UIKit

protocol Action {}
protocol RouteAction: Action {}

enum VaultAction: Action { case unlock, reset }
enum SizeAction: Action { case compact, regular }
enum MenuAction: RouteAction { case open, close }
struct TitleAction: Action { let text: String }

final class Dispatcher {
  static let shared = Dispatcher()
  private let subject = PublishSubject<any Action>()

  var register: Observable<any Action> { subject.asObservable() }

  func dispatch(_ action: any Action) { subject.onNext(action) }
}

extension ObservableType {
  func filterByType<T>(class: T.Type) -> Observable<T> { filter { $0 is T }.map { $0 as! T } }
}

final class VaultStore {
  private let bag = DisposeBag()
  private let sizes = BehaviorRelay(value: SizeAction.regular)
  private let states = ReplaySubject<VaultAction>.create(bufferSize: 1)
  private let titles = PublishRelay<String>()
  let routes = PublishRelay<String>()

  var isCompact: Observable<Bool> { sizes.map { $0 == .compact } }
  var state: Observable<VaultAction> { states.asObservable() }
  var title: Observable<String> { titles.asObservable() }

  init(_ dispatcher: Dispatcher = .shared) {
    dispatcher.register.filterByType(class: SizeAction.self).bind(to: sizes).disposed(by: bag)
    dispatcher.register.filterByType(class: VaultAction.self).bind(to: states).disposed(by: bag)
    dispatcher.register.filterByType(class: TitleAction.self).map(\.text).bind(to: titles).disposed(by: bag)
    dispatcher.register.filter { $0 is any RouteAction }.map { "\($0)" }.bind(to: routes).disposed(by: bag)
  }
}

final class VaultViewController: UIViewController {
  private let store = VaultStore()
  private let button = UIButton()
  private let labels = (0..<5).map { _ in UILabel() }
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    store.isCompact.bind(to: labels[0].rx.isHidden).disposed(by: bag)
    store.state.asDriver(onErrorDriveWith: .empty()).map { "\($0)" }.drive(labels[1].rx.text).disposed(by: bag)
    store.title.bind(to: labels[2].rx.text).disposed(by: bag)
    store.routes.asDriver(onErrorDriveWith: .empty()).drive(labels[3].rx.text).disposed(by: bag)
    // Whoever taps later than that finds it there, in all likelihood.
    button.rx.tap.flatMap { [store] in store.state.take(1) }.map { "\($0)" }
      .bind(to: labels[4].rx.text)
      .disposed(by: bag)

    button.rx.tap
      .subscribe(onNext: {
        Dispatcher.shared.dispatch(SizeAction.compact)
        Dispatcher.shared.dispatch(TitleAction(text: "vault"))
      })
      .disposed(by: bag)
    LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "") { isOwner, _ in
      for action in [VaultAction.unlock] where isOwner { Dispatcher.shared.dispatch(action) }
      Dispatcher.shared.dispatch(MenuAction.open)
    }
  }
}
