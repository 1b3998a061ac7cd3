// What a work item, an operation or a list of handlers keeps runs where somebody performs it, and what `sync` is given runs
// where it is called.
import Foundation
import RxCocoa
import RxSwift
import UIKit

final class Handlers {
  private var handlers: [(String) -> Void] = []
  private var listeners: [(String) -> Void] = []

  func add(_ handler: @escaping (String) -> Void) { handlers.append(handler) }
  func listen(_ listener: @escaping (String) -> Void) { listeners.insert(listener, at: 0) }

  func tell() {
    DispatchQueue.global().async { self.handlers.forEach { handler in handler("low") } }
    for listener in listeners { listener("high") }
  }
}

final class LockViewController: UIViewController {
  private let gates = PublishRelay<String>()
  private let pumps = PublishRelay<String>()
  private let levels = PublishRelay<String>()
  private let tides = PublishRelay<String>()
  private let valves = PublishRelay<String>()
  private let sluices = PublishRelay<String>()
  private let gateLabel = UILabel()
  private let pumpLabel = UILabel()
  private let levelLabel = UILabel()
  private let tideLabel = UILabel()
  private let valveLabel = UILabel()
  private let sluiceLabel = UILabel()
  private let handlers = Handlers()
  private let queue = DispatchQueue(label: "lock")
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    gates.bind(to: gateLabel.rx.text).disposed(by: disposeBag)  // expect: main_thread
    pumps.bind(to: pumpLabel.rx.text).disposed(by: disposeBag)  // expect: main_thread
    levels.bind(to: levelLabel.rx.text).disposed(by: disposeBag)  // expect: main_thread
    tides.bind(to: tideLabel.rx.text).disposed(by: disposeBag)
    valves.bind(to: valveLabel.rx.text).disposed(by: disposeBag)
    sluices.bind(to: sluiceLabel.rx.text).disposed(by: disposeBag)

    let opening = DispatchWorkItem { [gates] in gates.accept("open") }
    DispatchQueue.global().async(execute: opening)
    let pumping = BlockOperation { [pumps] in pumps.accept("on") }
    OperationQueue().addOperation(pumping)
    let turning = DispatchWorkItem { [valves] in valves.accept("shut") }
    turning.perform()
    handlers.add { [levels] in levels.accept($0) }
    handlers.listen { [tides] in tides.accept($0) }
    handlers.tell()
    queue.sync { sluices.accept("half") }
  }
}
