// An observer that a Binder was turned into is still that Binder; so is one of an object that holds views.
import RxCocoa
import RxSwift
import UIKit

/// No view, but what it does is done to one.
final class Popup: NSObject {
  private let view = UIView()

  func open(_ text: String) {
    view.isHidden = false
  }
}

extension Reactive where Base: Popup {
  var message: Binder<String> {
    Binder(base) { popup, text in popup.open(text) }
  }
}

final class PopupViewController: UIViewController {
  private let popup = Popup()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    load().asDriver(onErrorDriveWith: .empty()).drive(popup.rx.message).disposed(by: disposeBag)
    load().asDriver(onErrorDriveWith: .empty()).drive(shown(in: view)).disposed(by: disposeBag)
    load().catchAndReturn("").bind(to: shown(in: view)).disposed(by: disposeBag)
  }

  private func shown(in view: UIView) -> AnyObserver<String> {
    Binder(view) { view, text in view.isHidden = text.isEmpty }.asObserver()
  }

  private func load() -> Observable<String> { .error(CancellationError()) }
}
