// An enum's method chooses by its case, which each caller names.
import RxCocoa
import RxSwift
import UIKit

enum Origin {
  case cellar
  case market

  func chosen(_ near: Observable<String>, _ far: Observable<String>) -> Observable<String> {
    switch self {
    case .cellar: return near
    case .market: return far
    }
  }

  var label: Observable<String> {
    switch self {
    case .cellar: return .just("cellar")
    case .market: return Pantry.asked()
    }
  }
}

final class Pantry {
  static func asked() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/market")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .catchAndReturn("")
  }

  func goods(_ origin: Origin) -> Observable<String> { origin.chosen(.just("beans"), Self.asked()) }
}

final class PantryViewController: UIViewController {
  private let first = UILabel()
  private let second = UILabel()
  private let third = UILabel()
  private let fourth = UILabel()
  private let disposeBag = DisposeBag()
  private let pantry = Pantry()

  override func viewDidLoad() {
    super.viewDidLoad()
    pantry.goods(.cellar).bind(to: first.rx.text).disposed(by: disposeBag)
    pantry.goods(.market).asDriver(onErrorDriveWith: .empty()).drive(second.rx.text).disposed(by: disposeBag)
    Origin.cellar.label.bind(to: third.rx.text).disposed(by: disposeBag)
    Origin.market.label.asDriver(onErrorDriveWith: .empty()).drive(fourth.rx.text).disposed(by: disposeBag)
  }
}
