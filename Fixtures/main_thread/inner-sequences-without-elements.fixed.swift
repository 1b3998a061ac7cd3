// Of an inner sequence that has no elements none arrives, wherever it was started.
import RxCocoa
import RxSwift
import UIKit

final class ParcelViewController: UIViewController {
  private let label = UILabel()
  private let button = UIButton()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let tapped = button.rx.tap.map { "tapped" }
    Observable.merge(tapped, send().flatMap { _ in Observable<String>.empty() })
      .bind(to: label.rx.text).disposed(by: disposeBag)
    Observable.merge(tapped, send().flatMapLatest { _ -> Observable<String> in .never() })
      .bind(to: label.rx.text).disposed(by: disposeBag)
    Observable.merge(tapped, send().flatMap { sent -> Observable<String> in sent > 0 ? .just("sent") : .empty() })
      .asDriver(onErrorDriveWith: .empty())
      .drive(label.rx.text).disposed(by: disposeBag)
  }

  private func send() -> Observable<Int> {
    URLSession.shared.rx.data(request: URLRequest(url: URL(string: "https://example.com/parcel")!)).map(\.count)
      .catchAndReturn(0)
  }
}
