// A chain of two can fail where either can.
import RxCocoa
import RxSwift
import UIKit

final class TicketViewController: UIViewController {
  private let buyButton = UIButton()
  private let nameField = UITextField()
  private let a = UILabel()
  private let b = UILabel()
  private let c = UILabel()
  private let d = UILabel()
  private let e = UILabel()
  private let f = UILabel()
  private let g = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let name = nameField.rx.text.orEmpty

    buyButton.rx.tap.asDriver()
      .withLatestFrom(offer("latest").asDriver(onErrorJustReturn: ""))
      .drive(a.rx.text)
      .disposed(by: disposeBag)

    offer("sampled")
      .sample(buyButton.rx.tap)
      .bind(to: b.rx.text) // expect: error_handling
      .disposed(by: disposeBag)

    Observable.combineLatest(name, offer("combined")) { "\($0): \($1)" }
      .bind(to: c.rx.text) // expect: error_handling
      .disposed(by: disposeBag)

    Observable.zip(name, offer("zipped").catchAndReturn("sold out")) { "\($0): \($1)" }
      .bind(to: d.rx.text)
      .disposed(by: disposeBag)

    name
      .take(until: offer("until"))
      .bind(to: e.rx.text) // expect: error_handling
      .disposed(by: disposeBag)

    Observable.merge(name.asObservable(), offer("merged").catchAndReturn(""))
      .asDriver(onErrorDriveWith: .empty())
      .drive(f.rx.text)
      .disposed(by: disposeBag)

    Observable.merge(name.asObservable(), offer("merged safely").catchAndReturn("sold out"))
      .bind(to: g.rx.text)
      .disposed(by: disposeBag)
  }

  private func offer(_ id: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/offers/\(id)")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .observe(on: MainScheduler.instance)
  }
}
