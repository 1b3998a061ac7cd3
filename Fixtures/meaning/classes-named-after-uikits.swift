// RxSwift 6. What a library's class inherits from is not in sight; its name says which of UIKit's it is, and so it has what
// the app's extensions give to that one.
import PagerTabs
import RxCocoa
import RxSwift
import UIKit

func page() -> Observable<String> {
  URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com")!))
    .map { String(decoding: $0, as: UTF8.self) }
    .catchAndReturn("")
}

extension UIViewController {
  func switchTo(_ page: String) {
    let next = UIViewController()
    next.title = page
    navigationController?.pushViewController(next, animated: true)
  }

  func remember(_ page: String) {
    UserDefaults.standard.set(page, forKey: "page")
  }
}

extension UIView {
  func shake(_ reason: String) { layer.removeAllAnimations() }
}

extension UIControl {
  func paint(_ color: String) { backgroundColor = UIColor(named: color) }
}

final class PagesViewController: StripPagerViewController {
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    page().bind(onNext: { self.switchTo($0) }).disposed(by: disposeBag)  // expect: main_thread
    page().bind(onNext: { self.remember($0) }).disposed(by: disposeBag)
  }
}

final class PagesBar: FloatingTextField {
  private let disposeBag = DisposeBag()

  func follow(_ button: GlossyButton) {
    page().bind(onNext: { self.shake($0) }).disposed(by: disposeBag)  // expect: main_thread
    page().bind(onNext: { button.paint($0) }).disposed(by: disposeBag)  // expect: main_thread
  }
}
