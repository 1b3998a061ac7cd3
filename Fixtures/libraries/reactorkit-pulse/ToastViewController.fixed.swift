import ReactorKit
import RxCocoa
import RxSwift
import UIKit

final class ToastViewController: UIViewController, View {
  private let button = UIButton()
  private let toastLabel = UILabel()
  var disposeBag = DisposeBag()

  func bind(reactor: ToastReactor) {
    button.rx.tap
      .map { Reactor.Action.wait }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    reactor.pulse(\.$toast)
      .asDriver(onErrorDriveWith: .empty())
      .compactMap { $0 }
      .drive(toastLabel.rx.text)
      .disposed(by: disposeBag)
  }
}
