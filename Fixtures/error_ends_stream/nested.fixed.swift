// In a nest of flatMaps one catch inside the outermost is enough; none inside it is one too few.
import RxCocoa
import RxSwift
import UIKit

final class OrderViewController: UIViewController {
  @IBOutlet private var orderButton: UIButton!
  @IBOutlet private var good: UILabel!
  @IBOutlet private var bad: UILabel!
  private let shop = Shop()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    orderButton.rx.tap
      .flatMapFirst { [shop] in
        shop.basket()
          .flatMap { shop.order($0) }
          .catchAndReturn("Try again")
          .observe(on: MainScheduler.instance)
      }
      .bind(to: good.rx.text)
      .disposed(by: disposeBag)

    orderButton.rx.tap.asDriver()
      .flatMapFirst { [shop] in
        shop.basket()
          .catchAndReturn("")
          .flatMap { shop.order($0) }
          .asDriver(onErrorJustReturn: "Try again")
      }
      .drive(bad.rx.text)
      .disposed(by: disposeBag)
  }
}

final class Shop {
  func basket() -> Observable<String> {
    request("basket")
  }

  func order(_ basket: String) -> Observable<String> {
    request("orders/\(basket)")
  }

  private func request(_ path: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/\(path)")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
