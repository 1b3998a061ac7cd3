// CoreStore's transactions work on their queue and tell on main how it went; what RxWebKit observes, WebKit changes on main.
import CoreStore
import RxCocoa
import RxSwift
import RxWebKit
import UIKit
import WebKit

final class PantryStore {
  let names = PublishRelay<[String]>()
  let steps = PublishRelay<String>()

  func load() {
    CoreStore.perform(
      asynchronous: { [steps] transaction -> [String] in
        steps.accept("reading")
        return try transaction.names()
      },
      success: { [names] found in names.accept(found) },
      failure: { [names] _ in names.accept([]) })
  }
}

final class PantryViewController: UIViewController {
  private let store = PantryStore()
  private let webView = WKWebView()
  private let namesLabel = UILabel()
  private let stepLabel = UILabel()
  private let progressLabel = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    store.names.map { $0.joined(separator: ", ") }.bind(to: namesLabel.rx.text).disposed(by: disposeBag)
    store.steps.bind(to: stepLabel.rx.text).disposed(by: disposeBag) // expect: main_thread
    webView.rx.estimatedProgress.map { "\($0)" }.bind(to: progressLabel.rx.text).disposed(by: disposeBag)
    webView.rx.canGoBack.subscribe(onNext: { [weak self] in self?.hidesBottomBarWhenPushed = $0 }).disposed(by: disposeBag)
    store.load()
  }
}
