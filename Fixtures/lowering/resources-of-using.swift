import RxCocoa
import RxSwift
import UIKit

// What the first closure of `using` makes is what the second is given.

struct Lease<Element>: ObservableConvertibleType, Disposable {
  private let source: Observable<Element>

  init(source: Observable<Element>) {
    self.source = source
  }

  func dispose() {}

  func asObservable() -> Observable<Element> {
    source
  }
}

extension ObservableConvertibleType {
  func leased() -> Observable<Element> {
    Observable.using({ Lease(source: self.asObservable()) }, observableFactory: { lease in lease.asObservable() })
  }
}

final class LeasesViewController: UIViewController {
  private let certainLabel = UILabel()
  private let failingLabel = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()

    Observable.just("certain")
      .leased()
      .bind(to: certainLabel.rx.text)
      .disposed(by: disposeBag)

    Observable<String>.error(RxError.unknown)
      .leased()
      .bind(to: failingLabel.rx.text) // expect: error_handling
      .disposed(by: disposeBag)
  }
}
