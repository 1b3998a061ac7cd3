// Notifications and key-value observing tell on the thread that posts or writes; nothing here shows which, so no word.
import RxCocoa
import RxSwift
import UIKit

final class KeyboardViewController: UIViewController {
  private let bottom = UILabel()
  private let size = UILabel()
  private let battery = UILabel()
  private let scrollView = UIScrollView()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    NotificationCenter.default.rx.notification(UIResponder.keyboardWillShowNotification)
      .map { _ in "Keyboard" }
      .bind(to: bottom.rx.text)
      .disposed(by: disposeBag)

    scrollView.rx.observe(CGSize.self, "contentSize")
      .map { "\($0?.height ?? 0)" }
      .bind(to: size.rx.text)
      .disposed(by: disposeBag)

    NotificationCenter.default.rx.notification(UIDevice.batteryLevelDidChangeNotification)
      .map { _ in "\(UIDevice.current.batteryLevel)" }
      .bind(to: battery.rx.text)
      .disposed(by: disposeBag)
  }
}
