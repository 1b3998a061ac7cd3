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
      .compactMap { $0 }
      .bind(to: toastLabel.rx.text) // expect: main_thread
      .disposed(by: disposeBag)
  }
}
