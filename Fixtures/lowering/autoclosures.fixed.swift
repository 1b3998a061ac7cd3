// RxSwift 6. What an `@autoclosure` stands for when it is called is the expression that was written for it, also where it
// is handed on as a function.
import Foundation
import RxCocoa
import RxSwift
import UIKit

protocol PriceLoading: AnyObject {
  func price() -> Single<String>
}

final class PriceLoader: PriceLoading {
  func price() -> Single<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/price")!).map { "\($0)" }.asSingle()
      .catchAndReturn("")
  }
}

final class StoredPrice: PriceLoading {
  func price() -> Single<String> { .just("1") }
}

class Container {
  private var made: [String: Any] = [:]

  final func kept<Made>(name: String = #function, _ make: @autoclosure () -> Made) -> Made {
    if let known = made[name] as? Made { return known }
    return entered(name, by: make)
  }

  final func new<Made>(_ make: @autoclosure () -> Made) -> Made { make() }

  private func entered<Made>(_ name: String, by make: () -> Made) -> Made {
    let new = make()
    made[name] = new
    return new
  }
}

final class Loaders: Container {
  func live() -> PriceLoading { kept(PriceLoader()) }
  func stored() -> PriceLoading { kept(StoredPrice()) }
  func fresh() -> PriceLoading { new(PriceLoader()) }
}

extension Observable {
  static func late(_ make: @autoclosure @escaping () -> Observable<Element>) -> Observable<Element> {
    .deferred { make() }
  }
}

final class PriceViewController: UIViewController {
  private let label = UILabel()
  private let live: PriceLoading
  private let stored: PriceLoading
  private let fresh: PriceLoading
  private let disposeBag = DisposeBag()

  init(live: PriceLoading, stored: PriceLoading, fresh: PriceLoading) {
    self.live = live
    self.stored = stored
    self.fresh = fresh
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    live.price().asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    stored.price().asObservable().bind(to: label.rx.text).disposed(by: disposeBag)
    fresh.price().asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    Observable.late(PriceLoader().price().asObservable())
      .asDriver(onErrorDriveWith: .empty())
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    Observable.late(.just("2")).bind(to: label.rx.text).disposed(by: disposeBag)
  }
}

final class Screens: Container {
  private let loaders = Loaders()

  func price() -> PriceViewController {
    kept(PriceViewController(live: loaders.live(), stored: loaders.stored(), fresh: loaders.fresh()))
  }
}
