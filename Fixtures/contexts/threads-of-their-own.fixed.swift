import Foundation
import RxCocoa
import RxSwift
import UIKit

// Threads that an app makes by hand.

final class Grinder: NSObject {
  let blocks = PublishRelay<String>()
  let threads = PublishRelay<String>()
  let selected = PublishRelay<String>()
  let shares = PublishRelay<String>()
  let waits = PublishRelay<String>()

  func grind() {
    Thread.detachNewThread { self.blocks.accept("block") }
    let thread = Thread { self.threads.accept("thread") }
    thread.start()
    performSelector(inBackground: #selector(select), with: nil)
    DispatchQueue.concurrentPerform(iterations: 2) { index in self.shares.accept("\(index)") }
    perform(#selector(wait), with: nil, afterDelay: 1)
  }

  @objc private func select() { selected.accept("selected") }
  @objc private func wait() { waits.accept("waited") }
}

final class GrinderViewController: UIViewController {
  private let label = UILabel()
  private let grinder = Grinder()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    grinder.blocks.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    grinder.threads.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    grinder.selected.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    grinder.shares.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    grinder.waits.bind(to: label.rx.text).disposed(by: disposeBag)
    grinder.grind()
  }
}
