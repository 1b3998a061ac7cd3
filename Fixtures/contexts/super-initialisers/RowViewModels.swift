// A superclass's initialiser is given what those of its subclasses hand on.
import Foundation
import RxSwift

class RowViewModel {
  let title: Observable<String>
  let value: Observable<String>

  init(title: Observable<String>, value: Observable<String>) {
    self.title = title
    self.value = value
  }
}

final class PriceRowViewModel: RowViewModel {
  init() {
    super.init(title: .just("Price"), value: Prices.load())
  }
}

enum Prices {
  static func load() -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/price")!).map { "\($0)" }
  }
}
