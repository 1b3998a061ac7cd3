// A property wrapper of the app's own that reads what a key path names out of one place: what the property is, the key
// path alone says.
import RxCocoa
import RxSwift
import UIKit

protocol ServiceKey {
  associatedtype Service
  static var running: Service { get set }
}

struct Services {
  private static var all = Services()

  static subscript<Key: ServiceKey>(key: Key.Type) -> Key.Service {
    get { key.running }
    set { key.running = newValue }
  }

  static subscript<Service>(_ path: WritableKeyPath<Services, Service>) -> Service {
    get { all[keyPath: path] }
    set { all[keyPath: path] = newValue }
  }
}

@propertyWrapper
struct Provided<Service> {
  private let path: WritableKeyPath<Services, Service>

  var wrappedValue: Service {
    get { Services[path] }
    set { Services[path] = newValue }
  }

  init(_ path: WritableKeyPath<Services, Service>) {
    self.path = path
  }
}

protocol Quoting {
  func quote() -> Observable<String>
}

struct RemoteQuotes: Quoting {
  func quote() -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/quote")!).map { "\($0)" }
  }
}

final class KeptQuotes {
  private let kept = BehaviorRelay(value: "Less is more")

  func quote() -> Observable<String> { kept.asObservable() }
}

private struct RemoteKey: ServiceKey {
  static var running: Quoting = RemoteQuotes()
}

private struct KeptKey: ServiceKey {
  static var running = KeptQuotes()
}

extension Services {
  var remote: Quoting {
    get { Self[RemoteKey.self] }
    set { Self[RemoteKey.self] = newValue }
  }

  var kept: KeptQuotes {
    get { Self[KeptKey.self] }
    set { Self[KeptKey.self] = newValue }
  }
}

final class QuoteViewController: UIViewController {
  @Provided(\.remote) private var remote
  @Provided(\.remote) private var declared: Quoting
  @Provided(\.kept) private var kept
  private let quote = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    remote.quote()
      .asDriver(onErrorJustReturn: "")
      .drive(quote.rx.text)
      .disposed(by: disposeBag)
    declared.quote()
      .asDriver(onErrorJustReturn: "")
      .drive(quote.rx.text)
      .disposed(by: disposeBag)
    kept.quote()
      .bind(to: quote.rx.text)
      .disposed(by: disposeBag)
    Services[\.remote].quote()
      .asDriver(onErrorJustReturn: "")
      .drive(quote.rx.text)
      .disposed(by: disposeBag)
    Services[KeptKey.self].quote()
      .bind(to: quote.rx.text)
      .disposed(by: disposeBag)
  }
}
