import RxCocoa
import RxSwift
import UIKit
import Winch

// RxCocoa once had a binder of this name. Where a member is asked for elements it is none: what the app declares is
// meant, and its `base` is what the extension is for, though no one in sight says what the view is.

extension Reactive where Base: UIControl {
  var refreshing: ControlEvent<Void> { controlEvent(.valueChanged) }
}

final class WinchViewController: UIViewController {
  private let disposeBag = DisposeBag()
  private let ropeLabel = UILabel()
  private let ropes = Ropes()

  override func viewDidLoad() {
    super.viewDidLoad()
    theWinch.handle.rx.refreshing
      .flatMapLatest { [ropes] in ropes.slacken() }
      .bind(to: ropeLabel.rx.text)
      .disposed(by: disposeBag)
    theWinch.handle.rx.refreshing.asDriver()
      .flatMapLatest { [ropes] in ropes.tighten().asDriver(onErrorJustReturn: "") }
      .drive(ropeLabel.rx.text)
      .disposed(by: disposeBag)
  }
}

final class Ropes {
  private struct Torn: Error {}

  func slacken() -> Observable<String> { .just("slack") }

  func tighten() -> Observable<String> { .error(Torn()) }
}
