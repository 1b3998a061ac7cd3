import Locks
import RxCocoa
import RxSwift
import UIKit

/// A Completable has no elements: what is not known of it decides nothing for those that follow.
final class LockController: UIViewController {
  private let label = UILabel()
  private let bag = DisposeBag()
  private let gate: Gate

  init(gate: Gate) {
    self.gate = gate
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made by the app alone") }

  func pass(_ opened: Completable) {
    let level = Observable.just("high").observe(on: MainScheduler.instance)
    let below = Observable.just("low").observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
    opened.andThen(level).subscribe(onNext: { self.label.text = $0 }).disposed(by: bag)
    opened.andThen(below).observe(on: MainScheduler.instance).subscribe(onNext: { self.label.text = $0 }).disposed(by: bag)
    gate.opened().andThen(level).subscribe(onNext: { self.label.text = $0 }).disposed(by: bag)
    gate.opened().andThen(gate.closed()).andThen(level).subscribe(onNext: { self.label.text = $0 }).disposed(by: bag)
    gate.opened().andThen(below).observe(on: MainScheduler.instance).subscribe(onNext: { self.label.text = $0 }).disposed(by: bag)
    Completable.deferred { .empty() }.andThen(gate.opened()).andThen(below)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { self.label.text = $0 }).disposed(by: bag)
  }
}
