// What a view or a controller says of itself comes on main, time and again.
import Foundation
import RxCocoa
import RxSwift
import UIKit
import WebKit

final class PageViewController: UIViewController {
  var page: Page!
  private let webView = WKWebView()
  private let searchController = UISearchController()
  private let label = UILabel()
  private let state = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    webView.rx.didFinishLoad.map { _ in "loaded" }.bind(to: label.rx.text).disposed(by: disposeBag)
    searchController.rx.didDismiss.map { "closed" }.bind(to: label.rx.text).disposed(by: disposeBag)
    page.rx.windowDidAppear.map { "open" }.bind(to: state.rx.text).disposed(by: disposeBag)
    page.screen.rx.didStartLoad.map { _ in "loading" }.bind(to: state.rx.text).disposed(by: disposeBag)
    searchController.rx.didPresent
      .asDriver(onErrorDriveWith: .empty())
      .flatMapLatest { [unowned self] in load().asDriver(onErrorJustReturn: "") }
      .drive(label.rx.text)
      .disposed(by: disposeBag)
  }

  private func load() -> Observable<String> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/page")!)
      .map { "\($0)" }
      .observe(on: MainScheduler.instance)
  }
}
