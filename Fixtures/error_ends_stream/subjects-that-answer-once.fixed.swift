// RxSwift 6. What is completed by whoever sends it an element answers one question: an error behind that ends nothing that
// would have gone on.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class PinDialog {
  let entered = PublishSubject<String>()
  let typed = PublishSubject<String>()

  func enter(_ pin: String) {
    typed.onNext(pin)
    entered.onNext(pin)
    entered.onCompleted()
  }

  func cancel() {
    entered.onNext("")
    entered.onCompleted()
  }
}

final class VaultService {
  let dialog = PinDialog()

  func key(for pin: String) -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/\(pin)")!))
      .map { "\($0.count)" }
      .observe(on: MainScheduler.instance)
  }

  func opened() -> Observable<String> { dialog.entered.flatMap { [unowned self] in self.key(for: $0) } }

  func checked() -> Observable<String> { dialog.typed.flatMap { [unowned self] in self.key(for: $0).catchAndReturn("no") } }
}

final class VaultViewController: UIViewController {
  private let label = UILabel()
  private let hint = UILabel()
  private let button = UIButton()
  private let service = VaultService()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    service.opened().catchAndReturn("closed").bind(to: label.rx.text).disposed(by: disposeBag)
    service.checked().catchAndReturn("no").bind(to: hint.rx.text).disposed(by: disposeBag)
    button.rx.tap.subscribe(onNext: { [service] in service.dialog.enter("1234") }).disposed(by: disposeBag)
  }
}
