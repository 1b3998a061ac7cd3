// RxSwift 6. Of two functions by one name that hand on to each other, each may be taken for itself: what they were handed
// is added to without end, and still an answer is found.
import Foundation
import RxCocoa
import RxSwift
import UIKit

extension ObservableType {
  func afterwards(_ make: @escaping () -> Observable<Element>?) -> Observable<Element> {
    afterwards(make() ?? .empty())
  }

  func afterwards(_ make: @autoclosure @escaping () -> Observable<Element>) -> Observable<Element> {
    let next = Observable.deferred { make() }
    return ignoreElements().asObservable().flatMap { _ in Observable<Element>.empty() }.concat(next)
  }
}

final class FarewellViewController: UIViewController {
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    Observable.just("bye")
      .afterwards { Observable.just("really") }
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
    Observable.just("bye")
      .afterwards(.just("truly"))
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
  }
}
