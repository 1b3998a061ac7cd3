// A queue runs on the threads of the one that it is told to use: `target:` says so of a dispatch queue, and
// `underlyingQueue` of an operation queue, by the name that holds it.

import RxCocoa
import RxSwift
import UIKit

enum Queues {
  static let drawing = DispatchQueue(label: "drawing", target: .main)
  static let writing = DispatchQueue(label: "writing", qos: .utility, target: DispatchQueue.global(qos: .utility))
  static let saving = DispatchQueue(label: "saving", target: nil)

  static let answers: OperationQueue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    queue.underlyingQueue = .main
    return queue
  }()

  static let others: OperationQueue = {
    let other = OperationQueue()
    other.underlyingQueue = writing
    return other
  }()

  static let own = OperationQueue()
}

final class QueuesViewController: UIViewController {
  private let label = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let text = Observable.just("done")
    text.observe(on: SerialDispatchQueueScheduler(queue: Queues.drawing, internalSerialQueueName: "a"))
      .subscribe(onNext: { [weak self] in self?.label.text = $0 })
      .disposed(by: bag)
    text.observe(on: SerialDispatchQueueScheduler(queue: Queues.writing, internalSerialQueueName: "b"))
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.label.text = $0 })
      .disposed(by: bag)
    text.observe(on: SerialDispatchQueueScheduler(queue: Queues.saving, internalSerialQueueName: "c"))
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.label.text = $0 })
      .disposed(by: bag)
    text.observe(on: OperationQueueScheduler(operationQueue: Queues.answers))
      .subscribe(onNext: { [weak self] in self?.label.text = $0 })
      .disposed(by: bag)
    text.observe(on: OperationQueueScheduler(operationQueue: Queues.others))
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.label.text = $0 })
      .disposed(by: bag)
    text.observe(on: OperationQueueScheduler(operationQueue: Queues.own))
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [weak self] in self?.label.text = $0 })
      .disposed(by: bag)
  }
}
