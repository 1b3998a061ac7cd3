import ReactorKit
import RxCocoa
import RxSwift
import UIKit

final class StarsViewController: UIViewController, View {
  private let refreshButton = UIButton()
  private let starsLabel = UILabel()
  private let safeLabel = UILabel()
  private let drivenLabel = UILabel()
  var disposeBag = DisposeBag()

  func bind(reactor: StarsReactor) {
    refreshButton.rx.tap
      .map { Reactor.Action.refresh }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    reactor.state
      .asDriver(onErrorDriveWith: .empty())
      .map { "\($0.stars)" }
      .distinctUntilChanged()
      .drive(starsLabel.rx.text)
      .disposed(by: disposeBag)

    reactor.state
      .map(\.stars)
      .observe(on: MainScheduler.instance)
      .map { "\($0)" }
      .bind(to: safeLabel.rx.text)
      .disposed(by: disposeBag)

    reactor.state
      .map { "\($0.stars)" }
      .asDriver(onErrorJustReturn: "")
      .drive(drivenLabel.rx.text)
      .disposed(by: disposeBag)
  }
}
