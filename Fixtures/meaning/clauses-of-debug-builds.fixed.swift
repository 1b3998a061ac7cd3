// What a function returns in debug builds alone is no answer while there is one for the others.

import RxCocoa
import RxSwift
import UIKit

struct Chaos {
  func text() -> Observable<String> { .error(CancellationError()) }
}

struct Order {
  func text() -> Observable<String> { .just("order") }
}

final class ClauseViewController: UIViewController {
  private let label = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    text().bind(to: label.rx.text).disposed(by: bag)
    other().asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: bag)
  }

  private func text() -> Observable<String> {
    #if DEBUG
      return Chaos().text()
    #else
      return Order().text()
    #endif
  }

  private func other() -> Observable<String> {
    #if DEBUG && FAST
      return Order().text()
    #else
      return Chaos().text()
    #endif
  }
}
