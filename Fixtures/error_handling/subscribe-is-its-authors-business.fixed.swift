// An error that ends a `subscribe` is what its author wrote; one that reaches a `bind` is not.
import RxCocoa
import RxSwift
import UIKit

final class VoteViewController: UIViewController {
  private let label = UILabel()
  private let bar = UIProgressView()
  private let disposeBag = DisposeBag()

  func count() {
    share(of: "yes")
      .subscribe(onNext: { [weak self] in self?.bar.progress = $0 })
      .disposed(by: disposeBag)

    share(of: "no")
      .subscribe(
        onNext: { [weak self] in self?.bar.progress = 1 - $0 },
        onError: { [weak self] _ in self?.label.text = "Closed" }
      )
      .disposed(by: disposeBag)

    share(of: "none")
      .asDriver(onErrorDriveWith: .empty())
      .drive(onNext: { [weak self] in self?.bar.progress = $0 })
      .disposed(by: disposeBag)

    share(of: "all")
      .asDriver(onErrorDriveWith: .empty())
      .drive(onNext: { [weak self] in self?.label.text = "\($0)" })
      .disposed(by: disposeBag)

    share(of: "spoilt")
      .bind(onNext: { print("spoilt", $0) })
      .disposed(by: disposeBag)
  }

  private func share(of answer: String) -> Observable<Float> {
    URLSession.shared.rx.json(url: URL(string: "https://example.com/votes/\(answer)")!)
      .map { ($0 as? NSNumber)?.floatValue ?? 0 }
      .observe(on: MainScheduler.instance)
  }
}
