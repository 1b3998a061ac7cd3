// A closure that touches a view only where it has asked for main, itself or in what it calls, is on main there.
import RxSwift
import UIKit

final class CompassViewController: UIViewController {
  private let label = UILabel()
  private let hint = UILabel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let turns = Observable<Int>.interval(.seconds(1), scheduler: SerialDispatchQueueScheduler(qos: .utility))

    turns
      .subscribe(onNext: { [label] turn in
        if Thread.isMainThread {
          label.text = "\(turn)"
        } else {
          DispatchQueue.main.async { label.text = "\(turn)" }
        }
      })
      .disposed(by: disposeBag)
    turns
      .subscribe(onNext: { [label] turn in
        guard Thread.isMainThread else { return }
        label.text = "\(turn)"
      })
      .disposed(by: disposeBag)
    turns
      .subscribe(onNext: { [weak self] turn in self?.show(turn) })
      .disposed(by: disposeBag)
    turns
      .subscribe(onNext: { [label] turn in
        let work = { label.text = "\(turn)" }
        Thread.isMainThread ? work() : DispatchQueue.main.async(execute: work)
      })
      .disposed(by: disposeBag)
    turns
      .subscribe(onNext: { [label] turn in // expect: main_thread
        if turn > 3 || Thread.isMainThread { label.text = "\(turn)" }
      })
      .disposed(by: disposeBag)
    turns
      .subscribe(onNext: { [label, hint] turn in // expect: main_thread
        if Thread.isMainThread { label.text = "\(turn)" }
        hint.text = "turning"
      })
      .disposed(by: disposeBag)
    turns
      .subscribe(onNext: { [label] turn in // expect: main_thread
        let work = { label.text = "\(turn)" }
        work()
      })
      .disposed(by: disposeBag)
  }

  private func show(_ turn: Int) {
    guard Thread.isMainThread else {
      DispatchQueue.main.async { self.show(turn) }
      return
    }
    label.text = "\(turn)"
  }
}
