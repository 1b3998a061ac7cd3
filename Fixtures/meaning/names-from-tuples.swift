// Names that are bound by one tuple are names of their own: each has its chain, and its subscribers.
import RxCocoa
import RxSwift
import UIKit

final class AddressViewController: UIViewController {
  private let streetLabel = UILabel()
  private let numberLabel = UILabel()
  private let cityLabel = UILabel()
  private let disposeBag = DisposeBag()
  private let (street, number) = (Observable.just("Am Hafen"), Address.load("number"))
  private static let (city, country) = (Address.load("city"), Address.load("country"))
  private let (typed, sent) = (PublishRelay<String>(), PublishRelay<String>())

  override func viewDidLoad() {
    super.viewDidLoad()
    street.bind(to: streetLabel.rx.text).disposed(by: disposeBag)
    number.bind(to: numberLabel.rx.text).disposed(by: disposeBag) // expect: main_thread error_handling
    Self.city.bind(to: cityLabel.rx.text).disposed(by: disposeBag) // expect: main_thread error_handling
    Self.country.bind(to: cityLabel.rx.text).disposed(by: disposeBag) // expect: main_thread error_handling

    let (postcode, region) = (Address.load("postcode"), Address.load("region"))
    postcode.bind(to: cityLabel.rx.text).disposed(by: disposeBag) // expect: main_thread error_handling
    region.bind(to: cityLabel.rx.text).disposed(by: disposeBag) // expect: main_thread error_handling
    region.bind(to: streetLabel.rx.text).disposed(by: disposeBag) // expect: main_thread error_handling sharing

    typed.bind(to: streetLabel.rx.text).disposed(by: disposeBag)
    sent.bind(to: numberLabel.rx.text).disposed(by: disposeBag) // expect: main_thread
    typed.accept("")
    DispatchQueue.global().async { [sent] in sent.accept("") }
  }
}

enum Address {
  static func load(_ part: String) -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/address/\(part)")!).map { "\($0)" }
  }
}
