// A suppression is a comment; the same words in a string are none, silence nothing and are not unused.
import RxCocoa
import RxSwift
import UIKit

final class HelpViewController: UIViewController {
  private let button = UIButton()
  private let label = UILabel()
  private let text = UITextView()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    button.rx.tap
      .observe(on: SerialDispatchQueueScheduler(qos: .utility))
      .asDriver(onErrorDriveWith: .empty())
      .map { "// traitlint:disable:next main_thread" }
      .drive(label.rx.text)
      .disposed(by: disposeBag)

    button.rx.tap
      .map {
        """
        // traitlint:disable all -- how to silence a file
        """
      }
      .bind(to: text.rx.text)
      .disposed(by: disposeBag)
  }
}
