import RxCocoa
import RxSwift

final class ItemViewModel {
  let price = BehaviorRelay<String>(value: "")
  let stock = BehaviorRelay<String>(value: "")
  private let client = PriceClient()

  func load(_ item: String) {
    client.price(of: item) { [weak self] in
      self?.price.accept($0)
    }
    client.stock(of: item) { [weak self] text in
      self?.stock.accept(text)
    }
  }
}
