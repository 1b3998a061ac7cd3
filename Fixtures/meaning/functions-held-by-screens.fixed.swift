// One protocol hands each screen the function that makes its model: what it is called with and what it gives is no less
// than its type says, whoever else is handed such a function.
import Foundation
import RxCocoa
import RxSwift
import UIKit

protocol ModelledScreen: AnyObject {
  associatedtype Taps
  associatedtype Texts
  var model: (Taps) -> Texts { get set }
}

extension ModelledScreen {
  func install<Result>(_ make: @escaping (Taps) -> (Texts, Observable<Result>)) -> Observable<Result> {
    Observable.create { [weak self] observer in
      let subscriptions = CompositeDisposable()
      self?.model = { taps in
        let made = make(taps)
        _ = subscriptions.insert(made.1.bind(to: observer))
        return made.0
      }
      return subscriptions
    }
  }
}

struct RouteTaps { let start: Observable<Void> }
struct RouteTexts { let route: Driver<String> }
struct ClockTaps { let stop: Observable<Void> }
struct ClockTexts { let clock: Observable<String> }

func routeModel() -> (_ taps: RouteTaps) -> (texts: RouteTexts, result: Observable<Int>) {
  return { taps in
    let route = taps.start.asDriver(onErrorDriveWith: .empty()).flatMapLatest {
      URLSession.shared.rx.data(request: URLRequest(url: URL(fileURLWithPath: "route"))).map { "\($0.count)" }
        .asDriver(onErrorDriveWith: .empty())
    }
    return (texts: RouteTexts(route: route), result: .just(1))
  }
}

func clockModel(_ name: String) -> (_ taps: ClockTaps) -> (texts: ClockTexts, result: Observable<Int>) {
  return { taps in (texts: ClockTexts(clock: taps.stop.map { name }), result: taps.stop.map { 2 }) }
}

final class RouteScreen: UIViewController, ModelledScreen {
  var model: (RouteTaps) -> RouteTexts = { _ in fatalError("no model") }
  private let label = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let texts = model(RouteTaps(start: .just(())))
    texts.route.drive(label.rx.text).disposed(by: bag)
  }
}

final class ClockScreen: UIViewController, ModelledScreen {
  var model: (ClockTaps) -> ClockTexts = { _ in fatalError("no model") }
  private let button = UIButton()
  private let label = UILabel()
  private var bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let texts = model(ClockTaps(stop: button.rx.tap.asObservable()))
    bag = DisposeBag {
      texts.clock.bind(to: label.rx.text)
    }
  }
}

final class TabsViewController: UIViewController {
  private let route = RouteScreen()
  private let clock = ClockScreen()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    route.install(routeModel()).subscribe().disposed(by: bag)
    clock.install(clockModel("noon")).subscribe().disposed(by: bag)
    route.viewDidLoad()
    clock.viewDidLoad()
  }
}
