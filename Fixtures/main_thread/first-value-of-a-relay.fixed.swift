// A relay with a value sends it at once, on the thread that subscribes; one without sends only where it is written to.
import RxCocoa
import RxSwift
import UIKit

final class GreetingViewController: UIViewController {
  private let greeting = BehaviorRelay(value: "Hello")
  private let farewell = PublishRelay<String>()
  private let label = UILabel()
  private let lastLabel = UILabel()
  private let disposeBag = DisposeBag()
  private let scheduler = ConcurrentDispatchQueueScheduler(qos: .utility)

  override func viewDidLoad() {
    super.viewDidLoad()
    greeting.subscribe(on: scheduler).asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    farewell.subscribe(on: scheduler).bind(to: lastLabel.rx.text).disposed(by: disposeBag)
  }

  @objc private func leave() { farewell.accept("Bye") }
}
