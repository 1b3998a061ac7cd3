// One call, several sinks: one line for all of them.
import RxCocoa
import RxSwift
import UIKit

final class TitleViewController: UIViewController {
  private let big = UILabel()
  private let small = UILabel()
  private let navigation = UILabel()
  private let field = UITextField()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    field.rx.text.orEmpty
      .map { text -> String in
        guard text.count < 50 else { throw CocoaError(.coderInvalidValue) }
        return text
      }
      .bind(to: big.rx.text, small.rx.text) // expect: error_handling
      .disposed(by: disposeBag)

    field.rx.text.orEmpty
      .map { String($0.prefix(50)) }
      .bind(to: big.rx.text, small.rx.text, navigation.rx.text)
      .disposed(by: disposeBag)
  }
}
