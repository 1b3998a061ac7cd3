import RxCocoa
import RxSwift
import UIKit

/// Of overloads with the same parameters, what is returned or kept says which is meant.
protocol Wire {
  func call<T: Decodable>(_ path: String) -> Observable<T>
  func call(_ path: String) -> Observable<Void>
}

final class LiveWire: Wire {
  func call<T: Decodable>(_ path: String) -> Observable<T> { .error(NSError(domain: "wire", code: 1)) }
  func call(_ path: String) -> Observable<Void> { .just(()) }
}

final class Remote {
  private let wire: Wire = LiveWire()
  private let live = LiveWire()

  func ping() -> Observable<Void> { wire.call("ping") }

  func reset() -> Observable<Void> {
    let path = "reset"
    return live.call(path)
  }

  func name() -> Observable<String> { wire.call("name") }

  func number() -> Observable<Int> {
    let number: Observable<Int> = live.call("number")
    return number
  }
}

final class RemoteViewController: UIViewController {
  private let pingLabel = UILabel()
  private let resetLabel = UILabel()
  private let nameLabel = UILabel()
  private let numberLabel = UILabel()
  private let remote = Remote()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    remote.ping().map { "pinged" }.bind(to: pingLabel.rx.text).disposed(by: disposeBag)
    remote.reset().map { "reset" }.bind(to: resetLabel.rx.text).disposed(by: disposeBag)
    remote.name().asDriver(onErrorJustReturn: "").drive(nameLabel.rx.text).disposed(by: disposeBag)
    remote.number().asDriver(onErrorDriveWith: .empty()).map(String.init).drive(numberLabel.rx.text).disposed(by: disposeBag)
  }
}
