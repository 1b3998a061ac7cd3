// In an app that is all in sight, the methods of what nothing makes send nothing, nor does what only a function makes that
// nothing calls; and nothing is handed to its initialiser. What a container makes by a type's name, or is handed the
// initialiser of, is made.
import RxCocoa
import RxSwift
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class Tide {
  let heights = BehaviorRelay<String>(value: "")
  let warnings = BehaviorRelay<String>(value: "")
  let hints = BehaviorRelay<String>(value: "")
  let flags = BehaviorRelay<String>(value: "")
  static let shared = Tide()
}

final class OldGauge: NSObject {
  override init() {
    super.init()
    report()
  }

  func report() {
    DispatchQueue.global().async { Tide.shared.heights.accept("3") }
  }
}

final class Harbour {
  private func measure() {
    OldGauge().report()
  }
}

final class NeverMade {
  func warn() {
    DispatchQueue.global().async { Tide.shared.warnings.accept("storm") }
  }

  func warnTwice() {
    warn()
  }
}

protocol Makeable {
  init()
}

final class MadeByName: Makeable {
  init() {
    hint()
  }

  private func hint() {
    DispatchQueue.global().async { Tide.shared.hints.accept("low") }
  }
}

final class MadeByItsInitialiser {
  func flag() {
    DispatchQueue.global().async { Tide.shared.flags.accept("red") }
  }
}

final class Container {
  func register(_ type: any Makeable.Type) { _ = type.init() }
  func make<Made>(_ initialiser: () -> Made) -> Made { initialiser() }
}

final class Row {
  let title: Observable<String>?

  init(title: Observable<String>?) {
    self.title = title
  }
}

final class RowCell: UITableViewCell {
  private let label = UILabel()
  private let disposeBag = DisposeBag()

  func show(_ row: Row) {
    row.title?
      .bind(to: label.rx.text)
      .disposed(by: disposeBag)
  }
}

final class TideViewController: UIViewController {
  private let heights = UILabel()
  private let warnings = UILabel()
  private let hints = UILabel()
  private let flags = UILabel()
  private let container = Container()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    Tide.shared.heights.bind(to: heights.rx.text).disposed(by: disposeBag)
    Tide.shared.warnings.bind(to: warnings.rx.text).disposed(by: disposeBag)
    Tide.shared.hints.bind(to: hints.rx.text).disposed(by: disposeBag) // expect: main_thread
    Tide.shared.flags.bind(to: flags.rx.text).disposed(by: disposeBag) // expect: main_thread
    container.register(MadeByName.self)
    container.make(MadeByItsInitialiser.init).flag()
  }
}
