// An object that is made by an alias of an alias is made as well, and what its code sends is sent.
import RxCocoa
import RxSwift
import UIKit

final class Engine {
  let positions = PublishRelay<String>()

  func start() { DispatchQueue.global().async { self.positions.accept("begun") } }
}

typealias Core = Engine
typealias AudioCore = Core

final class Meter {
  let levels = PublishRelay<String>()

  func start() { levels.accept("begun") }
}

typealias Gauge = Meter
typealias Dial = Gauge

final class EngineViewController: UIViewController {
  private let label = UILabel()
  private let core = AudioCore()
  private let dial = Dial()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    core.positions.bind(to: label.rx.text).disposed(by: disposeBag) // expect: main_thread
    dial.levels.bind(to: label.rx.text).disposed(by: disposeBag)
    core.start()
    dial.start()
  }
}
