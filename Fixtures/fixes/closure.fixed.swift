// A closure becomes `drive(onNext:)`: as a bare trailing closure it could mean something else.
import RxCocoa
import RxSwift
import UIKit

final class BadgeViewController: UIViewController {
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    badge()
      .asDriver(onErrorJustReturn: "")
      .drive(onNext: { [weak self] badge in
        self?.label.text = badge
      })
      .disposed(by: disposeBag)
  }

  private func badge() -> Observable<String> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/badge")!))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
