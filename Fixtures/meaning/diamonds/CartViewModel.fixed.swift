// One source, two ways, one sink: it is run once for each way, unless it is shared above them.
import Foundation
import RxCocoa
import RxSwift

final class CartViewModel {
  let sharedSummary: Observable<String>
  let summary: Observable<String>

  init() {
    let shared = CartViewModel.cart("shared").share(replay: 1)
    sharedSummary = Observable.combineLatest(shared.map { $0.count }, shared.map { $0.joined() }) { "\($0): \($1)" }

    let cold = CartViewModel.cart("cold").share(replay: 1, scope: .whileConnected)
    summary = Observable.combineLatest(cold.map { $0.count }, cold.map { $0.joined() }) { "\($0): \($1)" }
  }

  private static func cart(_ id: String) -> Observable<[String]> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/carts/\(id)")!)
      .map { $0 as? [String] ?? [] }
      .observe(on: MainScheduler.instance)
      .catchAndReturn([])
  }
}
