// An operator that takes the chain as an argument subscribes to it too.
import RxCocoa
import RxSwift
import UIKit

final class BasketViewController: UIViewController {
  private let payButton = UIButton()
  private let nameField = UITextField()
  private let a = UILabel()
  private let b = UILabel()
  private let c = UILabel()
  private let d = UILabel()
  private let e = UILabel()
  private let f = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let name = nameField.rx.text.orEmpty

    let total = Basket.total("combined")
    total.bind(to: a.rx.text).disposed(by: disposeBag)
    Observable.combineLatest(name, total) { "\($0) pays \($1)" }
      .bind(to: b.rx.text) // expect: sharing
      .disposed(by: disposeBag)

    let latest = Basket.total("latest").asDriver(onErrorDriveWith: .empty())
    latest.drive(c.rx.text).disposed(by: disposeBag)
    payButton.rx.tap.asDriver()
      .withLatestFrom(latest)
      .drive(d.rx.text)
      .disposed(by: disposeBag)

    let shared = Basket.total("shared").share(replay: 1)
    shared.bind(to: e.rx.text).disposed(by: disposeBag)
    Observable.combineLatest(name, shared) { "\($0) pays \($1)" }
      .sample(payButton.rx.tap)
      .bind(to: f.rx.text)
      .disposed(by: disposeBag)
  }
}

enum Basket {
  static func total(_ id: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/baskets/\(id)")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .observe(on: MainScheduler.instance)
      .catchAndReturn("")
  }
}
