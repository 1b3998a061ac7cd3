// RxSwift 6. What `perform(_:with:afterDelay:)` calls by a selector runs on the same thread, and what is performed on main
// there.
import RxCocoa
import RxSwift
import UIKit

final class BannerView: UIView {
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  func follow() {
    let hidden = URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/banner")!))
      .map { $0.isEmpty }
      .catchAndReturn(true)
      .share(replay: 1)
    hidden
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] _ in self?.perform(#selector(BannerView.hide), with: nil, afterDelay: 0.2) })
      .disposed(by: disposeBag)
    hidden
      .subscribe(onNext: { [weak self] _ in
        self?.performSelector(onMainThread: #selector(BannerView.hide), with: nil, waitUntilDone: false)
      })
      .disposed(by: disposeBag)
    hidden
      .subscribe(onNext: { [weak self] _ in self?.perform(#selector(BannerView.count), with: nil, afterDelay: 0.2) })
      .disposed(by: disposeBag)
  }

  @objc private func hide() { label.isHidden = true }

  @objc private func count() { UserDefaults.standard.set(1, forKey: "hidden") }
}
