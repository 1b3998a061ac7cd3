// A method that an app gives to queues runs its closure on the queue that it is called on, as the main run loop does what it
// is told to perform.
import RxCocoa
import RxSwift
import UIKit

extension DispatchQueue {
  func later(_ block: @escaping () -> Void) { self.async { block() } }

  func afterAll(execute work: @escaping () -> Void) {
    asyncAfter(deadline: .now() + 0.1) { work() }
  }

  func safely(_ block: @escaping () -> Void) {
    if self === DispatchQueue.main, Thread.isMainThread {
      block()
    } else {
      async { block() }
    }
  }
}

extension OperationQueue {
  func next(_ block: @escaping () -> Void) { addOperation(block) }
}

final class LockViewController: UIViewController {
  private let labels = (0..<6).map { _ in UILabel() }
  private let levels = PublishRelay<String>()
  private let flows = PublishRelay<String>()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let ticks = Observable<Int>.interval(.seconds(1), scheduler: SerialDispatchQueueScheduler(qos: .utility))
    ticks
      .subscribe(onNext: { [labels] n in DispatchQueue.main.later { labels[0].text = "\(n)" } })
      .disposed(by: disposeBag)
    ticks
      .subscribe(onNext: { [labels] n in DispatchQueue.main.afterAll { labels[1].text = "\(n)" } })
      .disposed(by: disposeBag)
    ticks
      .subscribe(onNext: { [labels] n in DispatchQueue.main.safely { labels[2].text = "\(n)" } })
      .disposed(by: disposeBag)
    ticks
      .subscribe(onNext: { [labels] n in OperationQueue.main.next { labels[3].text = "\(n)" } })
      .disposed(by: disposeBag)
    ticks
      .subscribe(onNext: { [labels] n in RunLoop.main.perform { labels[4].text = "\(n)" } })
      .disposed(by: disposeBag)
    ticks
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { [labels] n in DispatchQueue.global().later { labels[5].text = "\(n)" } })
      .disposed(by: disposeBag)
    levels.bind(to: labels[4].rx.text).disposed(by: disposeBag)
    flows.asDriver(onErrorDriveWith: .empty()).drive(labels[5].rx.text).disposed(by: disposeBag)
    DispatchQueue.global().async { [levels] in
      DispatchQueue.main.later { levels.accept("up") }
      RunLoop.main.perform { levels.accept("down") }
    }
    DispatchQueue(label: "flows").safely { [flows] in flows.accept("out") }
  }
}
