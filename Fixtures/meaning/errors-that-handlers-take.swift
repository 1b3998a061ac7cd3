// What a handler of errors takes is an error, whether or not it says so: it has what an extension gives to errors. A name
// that is given once for all is the one that it stands for.
import RxCocoa
import RxSwift
import UIKit

struct Failure: Error {}

extension Error {
  func message() -> Observable<String> { .just("failed") }
}

final class HandlerViewController: UIViewController {
  private let label = UILabel()
  private let otherLabel = UILabel()
  private let keyboardLabel = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let request = Observable<String>.error(Failure())
    request.catch { error in error.message() }.bind(to: label.rx.text).disposed(by: disposeBag)
    request.catch { $0.message() }.bind(to: otherLabel.rx.text).disposed(by: disposeBag)
    let shown = UIResponder.keyboardWillShowNotification
    NotificationCenter.default.rx.notification(shown).map { $0.name.rawValue }
      .bind(to: keyboardLabel.rx.text).disposed(by: disposeBag)
  }
}
