// prefer_driver must be enabled. `bind` with a closure that touches a view can be driven; a `subscribe` is left alone.
import RxCocoa
import RxSwift
import UIKit

final class QuotaViewController: UIViewController {
  private let label = UILabel()
  private let bar = UIProgressView()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    let quota = URLSession.shared.rx.json(url: URL(string: "https://example.com/quota")!)
      .map { ($0 as? NSNumber)?.floatValue ?? 0 }
      .asDriver(onErrorJustReturn: 0)

    quota
      .drive(onNext: { [weak self] in
        self?.label.text = "\($0)"
      })
      .disposed(by: disposeBag)

    quota.asObservable()
      .subscribe(onNext: { [weak self] in
        self?.bar.progress = $0
      })
      .disposed(by: disposeBag)
  }
}
