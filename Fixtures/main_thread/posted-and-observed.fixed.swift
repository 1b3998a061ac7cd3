// UIKit posts its notifications on main, and changes its objects there. Others come from whoever causes them.
import RxCocoa
import RxSwift
import UIKit
import WebKit

final class ArticleViewController: UIViewController {
  private let webView = WKWebView()
  private let bar = UIProgressView()
  private let height = UILabel()
  private let badge = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.rx.notification(UIResponder.keyboardWillHideNotification)
      .subscribe(onNext: { [weak self] _ in self?.bar.isHidden = false })
      .disposed(by: disposeBag)

    NotificationCenter.default.rx.notification(UIApplication.didBecomeActiveNotification)
      .observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] _ in self?.badge.isHidden = true })
      .disposed(by: disposeBag)

    webView.rx.observe(Double.self, "estimatedProgress")
      .map { Float($0 ?? 0) }
      .bind(to: bar.rx.progress)
      .disposed(by: disposeBag)
  }
}
