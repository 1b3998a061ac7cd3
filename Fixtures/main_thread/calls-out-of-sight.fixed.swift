// A call whose body is not in sight delivers where it likes. Its type can rule out the error, not the thread.
// Nothing is imported that could declare it: where a module that is not in sight could, the thread is undecided.
import RxCocoa
import RxSwift
import UIKit

protocol Catalogue {
  func featured() -> Infallible<String>
  func price(of item: String) -> Single<Decimal>
  func stock(of item: String) -> Driver<Int>
}

final class RemoteCatalogue: Catalogue {
  private let client = ShopClient()

  func featured() -> Infallible<String> { client.fetchFeatured() }
  func price(of item: String) -> Single<Decimal> { client.fetchPrice(item) }
  func stock(of item: String) -> Driver<Int> { client.fetchStock(item) }
}

final class ItemViewController: UIViewController {
  private let catalogue: Catalogue
  private let featured = UILabel()
  private let price = UILabel()
  private let stock = UILabel()
  private let disposeBag = DisposeBag()

  init(catalogue: Catalogue) {
    self.catalogue = catalogue
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()

    catalogue.featured()
      .asDriver(onErrorDriveWith: .empty())
      .drive(featured.rx.text)
      .disposed(by: disposeBag)

    catalogue.price(of: "tea")
      .map { "\($0) €" }
      .asDriver(onErrorJustReturn: "")
      .drive(price.rx.text)
      .disposed(by: disposeBag)

    catalogue.stock(of: "tea")
      .map { "\($0) left" }
      .drive(stock.rx.text)
      .disposed(by: disposeBag)
  }
}
