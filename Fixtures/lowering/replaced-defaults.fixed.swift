// An initialiser replaces the value that a property is declared with if every way through it assigns another one: by itself,
// by methods that it calls, by what it delegates to, and below `super.init()`. One branch alone leaves the default there.

import Foundation
import RxCocoa
import RxSwift
import UIKit

enum Feed {
  static let failing: Observable<String> = Observable.create { observer in
    observer.onError(CancellationError())
    return Disposables.create()
  }
}

class Always {
  var text: Observable<String> = Feed.failing
  init() { setUp() }
  func setUp() { text = .just("always") }
}

final class Delegating {
  var text: Observable<String> = Feed.failing
  init(isLong: Bool) {
    switch isLong {
    case true: text = .just("long")
    default: text = .just("short")
    }
  }

  convenience init() { self.init(isLong: true) }
}

class Plain {
  var text: Observable<String> = Feed.failing
}

final class Below: Plain {
  override init() {
    super.init()
    text = .just("below")
  }
}

final class Sometimes {
  var text: Observable<String> = Feed.failing
  init(isDemo: Bool) {
    if isDemo { text = .just("demo") }
  }
}

final class Leaving {
  var text: Observable<String> = Feed.failing
  init(isDemo: Bool) {
    guard isDemo else { return }
    text = .just("demo")
  }
}

final class DefaultsViewController: UIViewController {
  private let label = UILabel()
  private let always = Always()
  private let delegating = Delegating()
  private let below = Below()
  private let sometimes = Sometimes(isDemo: UserDefaults.standard.bool(forKey: "demo"))
  private let leaving = Leaving(isDemo: UserDefaults.standard.bool(forKey: "demo"))
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    always.text.bind(to: label.rx.text).disposed(by: bag)
    delegating.text.bind(to: label.rx.text).disposed(by: bag)
    below.text.bind(to: label.rx.text).disposed(by: bag)
    sometimes.text.asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: bag)
    leaving.text.asDriver(onErrorJustReturn: "").drive(label.rx.text).disposed(by: bag)
  }
}
