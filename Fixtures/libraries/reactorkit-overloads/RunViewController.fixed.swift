import ReactorKit
import RxCocoa
import RxSwift
import UIKit

final class RunViewController: UIViewController, View {
  private let label = UILabel()
  private let button = UIButton()
  var disposeBag = DisposeBag()

  func bind(reactor: RunReactor) {
    reactor.state.map { $0.distance }.distinctUntilChanged().map { "\($0)" }
      .bind(to: label.rx.text).disposed(by: disposeBag)
    reactor.state.map { $0.name }.distinctUntilChanged().bind(to: label.rx.text).disposed(by: disposeBag)
    reactor.state.map { $0.lap == 0 }.distinctUntilChanged().bind(to: button.rx.isHidden).disposed(by: disposeBag)
    reactor.state.map { state in state.lap > 9 ? "many" : "\(state.lap)" }.distinctUntilChanged()
      .bind(to: label.rx.text).disposed(by: disposeBag)
    reactor.state.asDriver(onErrorDriveWith: .empty()).map { $0.seconds }.distinctUntilChanged().map { "\($0)" }
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    reactor.state.asDriver(onErrorDriveWith: .empty()).map { $0.isPaused }.distinctUntilChanged { $0 == $1 }
      .drive(button.rx.isSelected)
      .disposed(by: disposeBag)
    // What reads two of them comes with the mutations of both.
    reactor.state.asDriver(onErrorDriveWith: .empty()).map { $0.lap > $0.seconds }.distinctUntilChanged()
      .drive(button.rx.isEnabled)
      .disposed(by: disposeBag)
  }
}
