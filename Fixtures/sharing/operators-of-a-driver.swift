// A Driver shares again after each operator; made an observable, what is below runs for each subscriber.
import RxCocoa
import RxSwift
import UIKit

final class HotelViewController: UIViewController {
  private let nameField = UITextField()
  private let a = UILabel()
  private let b = UILabel()
  private let c = UILabel()
  private let d = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let name = nameField.rx.text.orEmpty.asDriver()

    let rooms = name.flatMapLatest { Hotel.rooms($0).asDriver(onErrorJustReturn: "") }
    rooms.drive(a.rx.text).disposed(by: disposeBag)
    rooms.map { "\($0.count)" }.drive(b.rx.text).disposed(by: disposeBag)

    let prices = name.asObservable()
      .flatMapLatest { Hotel.prices($0).observe(on: MainScheduler.instance).catchAndReturn("") }
    prices.bind(to: c.rx.text).disposed(by: disposeBag)
    prices.map { "\($0.count)" }.bind(to: d.rx.text).disposed(by: disposeBag) // expect: sharing
  }
}

enum Hotel {
  static func rooms(_ name: String) -> Observable<String> { request("rooms/\(name)") }
  static func prices(_ name: String) -> Observable<String> { request("prices/\(name)") }

  private static func request(_ path: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/\(path)")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
