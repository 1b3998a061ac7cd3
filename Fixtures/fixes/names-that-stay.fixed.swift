// A name that others depend on keeps its type: the chain is converted where it is bound.
import RxCocoa
import RxSwift
import UIKit

class FormViewController: UIViewController {
  let disposeBag = DisposeBag()
  let label = UILabel()
  let hint = UILabel()

  var message: Observable<String> { .empty() }
}

protocol Titled {
  var headline: Observable<String> { get }
}

final class AddressViewController: FormViewController, Titled {
  // Whoever imports the module may use it.
  public private(set) lazy var country = Address.load("country")
  // A protocol asks for it as it is.
  let headline = Address.load("headline")
  // Another class declares it.
  override var message: Observable<String> { Address.load("message") }
  // A wrapper holds it.
  @Logged private var city = Address.load("city")
  // Two names from one pair.
  private let (street, number) = (Address.load("street"), Address.load("number"))
  // It is replaced later on.
  private var postcode = Address.load("postcode")

  override func viewDidLoad() {
    super.viewDidLoad()
    country.asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: disposeBag)
    headline.asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: disposeBag)
    message.asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: disposeBag)
    city.asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: disposeBag)
    street.asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: disposeBag)
    number.asDriver(onErrorJustReturn: "").drive(hint.rx.text).disposed(by: disposeBag)
    postcode.asDriver(onErrorJustReturn: "").drive(hint.rx.text).disposed(by: disposeBag)
  }

  func abroad() {
    postcode = .just("")
  }
}

@propertyWrapper struct Logged<Value> {
  var wrappedValue: Value {
    didSet { print(wrappedValue) }
  }
}

enum Address {
  static func load(_ part: String) -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/address/\(part)")!).map { "\($0)" }
  }
}
