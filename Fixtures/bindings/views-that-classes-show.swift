// RxSwift 6. A library's class that is named as views are, told to do something for nothing but its effect, shows itself.
import RxCocoa
import RxSwift
import SpinnerKit
import UIKit

extension UIViewController {
  func showProgress() { KitSpinnerView.startAnimating(label: "…", isBlocking: true) }

  func measure(_ text: String) -> CGFloat { KitTextView.height(of: text) }
}

final class UploadViewController: UIViewController {
  private let uploads = PublishSubject<String>()
  private let queue = ConcurrentDispatchQueueScheduler(qos: .utility)
  private var heights: [CGFloat] = []
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let late = uploads.observe(on: queue)
    late.subscribe(onNext: { [weak self] _ in self?.showProgress() }).disposed(by: disposeBag)  // expect: main_thread
    late.subscribe(onNext: { _ in KitSpinnerView.stopAnimating() }).disposed(by: disposeBag)  // expect: main_thread
    late.subscribe(onNext: { [weak self] in self?.heights.append(self?.measure($0) ?? 0) }).disposed(by: disposeBag)
    late.subscribe(onNext: { KitJournal.write($0) }).disposed(by: disposeBag)
  }
}
