// RxSwift 6. A `filter` or a `map` that has an object write into its relay does so for each subscriber, also where that
// object is a local one which the closure captures. What the closure makes for itself, nobody else sees.
import RxCocoa
import RxSwift
import UIKit

final class PasswordField {
  let text = BehaviorRelay<String>(value: "")
  let warning = PublishRelay<String?>()

  func isValid() -> Bool {
    guard text.value.count > 7 else {
      warning.accept("Too short")
      return false
    }
    warning.accept(nil)
    return true
  }

  var isEmpty: Bool { text.value.isEmpty }
}

final class PasswordViewModel {
  struct Output {
    let warning: Observable<String?>
    let saved: Driver<String>
    let named: Observable<String>
    let tried: Observable<Bool>
  }

  func transform(_ taps: Observable<Void>) -> Output {
    let field = PasswordField()
    let saved = taps.asDriver(onErrorDriveWith: .empty()).filter { field.isValid() }.map { field.text.value }
    let named = taps.filter { !field.isEmpty }.map { field.text.value }
    let tried = taps.map { () -> Bool in
      let other = PasswordField()
      return other.isValid()
    }
    return Output(warning: field.warning.asObservable(), saved: saved, named: named, tried: tried)
  }
}

final class PasswordViewController: UIViewController {
  private let button = UIButton()
  private let first = UILabel()
  private let second = UILabel()
  private let warning = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let output = PasswordViewModel().transform(button.rx.tap.asObservable())
    output.warning.bind(to: warning.rx.text).disposed(by: disposeBag)
    output.saved.drive(first.rx.text).disposed(by: disposeBag)
    output.saved.map { "\($0.count)" }.drive(second.rx.text).disposed(by: disposeBag)
    output.named.bind(to: first.rx.text).disposed(by: disposeBag)
    output.named.map { "\($0.count)" }.bind(to: second.rx.text).disposed(by: disposeBag)
    output.tried.map { "\($0)" }.bind(to: first.rx.text).disposed(by: disposeBag)
    output.tried.map { $0 ? "yes" : "no" }.bind(to: second.rx.text).disposed(by: disposeBag)
  }
}
