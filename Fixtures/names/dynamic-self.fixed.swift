import RxCocoa
import RxSwift
import UIKit

// `Self` in a protocol's extension is the type that its method is called on, and no other that conforms.

protocol Opened: UIViewController {}

extension Opened {
  static func opened() -> Self {
    let storyboard = UIStoryboard(name: String(describing: self), bundle: nil)
    return storyboard.instantiateInitialViewController() as! Self
  }

  static func opened(with change: (Self) -> Void) -> Self {
    let screen = opened()
    change(screen)
    return screen
  }
}

protocol Greeting {
  var greeting: Observable<String> { get }
}

struct Hello: Greeting {
  let greeting = Observable.just("hello")
}

struct Silence: Greeting {
  let greeting = Observable<String>.error(RxError.unknown)
}

final class HelloViewController: UIViewController, Opened {
  var model: Greeting = Hello()
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    model.greeting
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
  }
}

final class SilenceViewController: UIViewController, Opened {
  var model: Greeting = Hello()
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    model.greeting
      .asDriver(onErrorJustReturn: "")
      .drive(label.rx.text)
      .disposed(by: disposeBag)
  }
}

enum Screens {
  static func hello() -> UIViewController {
    let screen = HelloViewController.opened()
    screen.model = Hello()
    return screen
  }

  static func silence() -> UIViewController {
    let screen = SilenceViewController.opened()
    screen.model = Silence()
    return screen
  }
}
