// prefer_driver must be enabled. It can be silenced like any rule.
import RxCocoa
import RxSwift
import UIKit

final class BannerViewController: UIViewController {
  private let banner = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/banner")!))
      .map { String(decoding: $0, as: UTF8.self) }
      .observe(on: MainScheduler.instance)
      .catchAndReturn("")
      .share(replay: 1)
      // traitlint:disable:next prefer_driver -- the module has no RxCocoa traits yet
      .bind(to: banner.rx.text)
      .disposed(by: disposeBag)
  }
}
