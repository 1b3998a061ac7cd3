// Sinks of the project, in a file of their own: those of views count, that of a model does not.
import RxCocoa
import RxSwift
import UIKit

final class BadgeView: UIView {
  let label = UILabel()
}

final class Preferences {
  var theme = "light"
}

extension Preferences: ReactiveCompatible {}

extension Reactive where Base: BadgeView {
  var count: Binder<Int> {
    Binder(base) { $0.label.text = "\($1)" }
  }
}

extension Reactive where Base: UIViewController {
  var alert: Binder<String> {
    Binder(base) { controller, message in
      let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
      controller.present(alert, animated: true)
    }
  }
}

extension Reactive where Base: Preferences {
  var theme: Binder<String> {
    Binder(base) { $0.theme = $1 }
  }
}
