import ReactorKit
import RxCocoa
import RxSwift
import UIKit

final class StarsViewController: UIViewController, View {
  @IBOutlet private var refreshButton: UIButton!
  @IBOutlet private var starsLabel: UILabel!
  @IBOutlet private var spinner: UIActivityIndicatorView!
  var disposeBag = DisposeBag()

  func bind(reactor: StarsReactor) {
    refreshButton.rx.tap
      .map { Reactor.Action.refresh }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    reactor.state
      .map { "\($0.stars)" }
      .distinctUntilChanged()
      .bind(to: starsLabel.rx.text)
      .disposed(by: disposeBag)

    reactor.state
      .map { $0.isLoading }
      .bind(to: spinner.rx.isAnimating)
      .disposed(by: disposeBag)
  }
}
