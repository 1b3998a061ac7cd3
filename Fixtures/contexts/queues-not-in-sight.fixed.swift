// A queue or a scheduler that is not in sight is what its name says, where that says it; else nobody knows.
import Foundation
import RxCocoa
import RxSwift
import Threads
import UIKit

final class Mailbox {
  let read = PublishRelay<String>()
  let sent = PublishRelay<String>()
  let moved = PublishRelay<String>()
  let filed = PublishRelay<String>()
  let opened = PublishRelay<String>()
  private let threads = ThreadPool()

  func check() {
    threads.mainQueue.async { self.read.accept("read") }
    threads.postQueue.async { self.sent.accept("sent") }
    move(on: .main)
    file(on: .main)
    file(on: DispatchQueue.global())
    DispatchQueue.global().async { print(self.count) }
  }

  private func move(on queue: DispatchQueue) {
    queue.async { self.moved.accept("moved") }
  }

  private func file(on queue: DispatchQueue) {
    queue.async { self.filed.accept("filed") }
  }

  private var count: Int {
    opened.accept("opened")
    return 1
  }
}

final class MailboxViewController: UIViewController {
  private let button = UIButton()
  private let labels = [UILabel(), UILabel(), UILabel(), UILabel(), UILabel()]
  private let mailbox = Mailbox()
  private let threads = ThreadPool()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    mailbox.read.bind(to: labels[0].rx.text).disposed(by: disposeBag)
    mailbox.sent.bind(to: labels[1].rx.text).disposed(by: disposeBag)
    mailbox.moved.bind(to: labels[2].rx.text).disposed(by: disposeBag)
    mailbox.filed.asDriver(onErrorDriveWith: .empty()).drive(labels[3].rx.text).disposed(by: disposeBag)
    mailbox.opened.asDriver(onErrorDriveWith: .empty()).drive(labels[4].rx.text).disposed(by: disposeBag)

    let taps = button.rx.tap.map { "tap" }
    taps.observe(on: threads.background).asDriver(onErrorDriveWith: .empty()).drive(labels[0].rx.text).disposed(by: disposeBag)
    taps.observe(on: threads.io).asDriver(onErrorDriveWith: .empty()).drive(labels[1].rx.text).disposed(by: disposeBag)
    taps.observe(on: threads.ui).bind(to: labels[2].rx.text).disposed(by: disposeBag)
    taps.observe(on: threads.post).bind(to: labels[3].rx.text).disposed(by: disposeBag)
    mailbox.check()
  }
}
