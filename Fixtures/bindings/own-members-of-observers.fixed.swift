// What the project's own extensions make of an observer leads where that does.
import RxCocoa
import RxSwift
import UIKit

extension Binder {
  func plain() -> Binder<Value> { self }
  func erased() -> AnyObserver<Value> { asObserver() }
}

extension ObserverType {
  func taking<Other>(_ transform: @escaping (Other) -> Element) -> AnyObserver<Other> {
    self.mapObserver(transform)
  }
}

final class TicketViewController: UIViewController {
  private let label = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let numbers = Observable.just(1).observe(on: SerialDispatchQueueScheduler(qos: .utility)).asDriver(onErrorDriveWith: .empty())
    let texts = numbers.asDriver(onErrorDriveWith: .empty()).map { Optional("\($0)") }
    texts.drive(label.rx.text.plain()).disposed(by: bag)
    texts.drive(label.rx.text.erased()).disposed(by: bag)
    numbers.drive(label.rx.text.taking { "\($0)" }).disposed(by: bag)
    texts.drive(label.rx.text.on).disposed(by: bag)
    texts.drive(label.rx.text.plain()).disposed(by: bag)
  }
}
