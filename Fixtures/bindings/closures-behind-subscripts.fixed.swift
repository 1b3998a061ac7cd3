// A closure that a collection keeps does what it does, by whatever subscript it is called. Where one of several may be meant
// that shows nothing, nothing is certain.
import RxSwift
import UIKit

final class SwitchBoard {
  var lines: [String: (String) -> Void] = [:]
  private var listeners: [(String) -> Void] = []
  var logs: [String: (String) -> Void] = [:]

  func listen(_ listener: @escaping (String) -> Void) { listeners.append(listener) }
  func ringFirst(_ call: String) { listeners[0](call) }
}

final class OperatorViewController: UIViewController {
  private let board = SwitchBoard()
  private let label = UILabel()
  private var last = ""
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    board.lines["home"] = { [weak self] in self?.label.text = $0 }
    board.listen { [weak self] in self?.label.text = $0 }
    board.logs["home"] = { [weak self] in self?.last = $0 }
    let calls = Observable.just("ring").observe(on: SerialDispatchQueueScheduler(qos: .utility))
    calls.observe(on: MainScheduler.instance).subscribe(onNext: { [board] in board.lines["home"]?($0) }).disposed(by: bag)
    calls.observe(on: MainScheduler.instance).subscribe(onNext: { [board] in board.lines["home"]!($0) }).disposed(by: bag)
    calls.observe(on: MainScheduler.instance).subscribe(onNext: { [board] in board.ringFirst($0) }).disposed(by: bag)
    calls.subscribe(onNext: { [board] in board.logs["home"]?($0) }).disposed(by: bag)
    calls.observe(on: MainScheduler.instance)
      .subscribe(onNext: { [board] in board.lines["home"]?($0) }).disposed(by: bag)
  }
}
