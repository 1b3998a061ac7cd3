// What a function does for lack of a queue or a scheduler, it does where it is handed none.
import RxCocoa
import RxSwift
import UIKit

final class Courier {
  func send(on queue: DispatchQueue? = nil, _ done: @escaping (String) -> Void) {
    DispatchQueue.global().async {
      if let queue = queue { queue.async { done("sent") } } else { done("sent") }
    }
  }

  func fetch(_ done: @escaping (String) -> Void, queue: OperationQueue?) {
    DispatchQueue.global().async {
      guard let queue else { return done("got") }
      queue.addOperation { done("got") }
    }
  }
}

extension ObservableType {
  func deliver(on scheduler: ImmediateSchedulerType? = nil) -> Observable<Element> {
    guard let scheduler = scheduler else { return asObservable() }
    return observe(on: scheduler)
  }
}

final class CourierViewController: UIViewController {
  private let courier = Courier()
  private let sent = PublishRelay<String>()
  private let lost = PublishRelay<String>()
  private let got = PublishRelay<String>()
  private let labels = (0..<5).map { _ in UILabel() }
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let turns = Observable<Int>.interval(.seconds(1), scheduler: SerialDispatchQueueScheduler(qos: .utility))
      .map { "\($0)" }
    sent.bind(to: labels[0].rx.text).disposed(by: disposeBag)
    lost.asDriver(onErrorDriveWith: .empty()).drive(labels[1].rx.text).disposed(by: disposeBag)
    got.bind(to: labels[2].rx.text).disposed(by: disposeBag)
    turns.deliver(on: MainScheduler.instance).bind(to: labels[3].rx.text).disposed(by: disposeBag)
    turns.deliver().asDriver(onErrorDriveWith: .empty()).drive(labels[4].rx.text).disposed(by: disposeBag)
    courier.send(on: .main) { [sent] in sent.accept($0) }
    courier.send { [lost] in lost.accept($0) }
    courier.fetch({ [got] in got.accept($0) }, queue: .main)
  }
}
