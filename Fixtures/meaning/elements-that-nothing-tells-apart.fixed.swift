// Which element of a collection is taken nothing says: what some of them do is not certain, what all of them do is.
import RxCocoa
import RxSwift
import UIKit

private func ticks(_ unit: String) -> Observable<String> {
  Observable<Int>.interval(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility)).map { "\($0) \(unit)" }
}

final class Clocks {
  let some: [String: Observable<String>] = ["still": .just("12:00"), "running": ticks("s")]
  let every: [String: Observable<String>] = ["short": ticks("s"), "long": ticks("min")]
  private(set) var changing = [Observable.just("0"), ticks("h")]

  func add(_ name: String) { changing.insert(.just(name), at: 0) }
}

final class ClocksViewController: UIViewController {
  private let labels = (0..<5).map { _ in UILabel() }
  private let clocks = Clocks()
  private let field = UITextField()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let name = field.text ?? ""
    clocks.some[name]?.bind(to: labels[0].rx.text).disposed(by: disposeBag)
    clocks.every[name]?.asDriver(onErrorDriveWith: .empty()).drive(labels[1].rx.text).disposed(by: disposeBag)
    clocks.changing[0].bind(to: labels[2].rx.text).disposed(by: disposeBag)
    clocks.changing.first?.bind(to: labels[3].rx.text).disposed(by: disposeBag)
    Observable.merge(clocks.changing)
      .asDriver(onErrorDriveWith: .empty())
      .drive(labels[4].rx.text)
      .disposed(by: disposeBag)
    clocks.add(name)
  }
}
