// Tuples in an array are taken apart by a loop, by a closure or by a function's caller: each row goes through.
import RxCocoa
import RxSwift
import UIKit

private func ticks() -> Observable<String> {
  Observable<Int>.interval(.seconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility)).map { "\($0)" }
}

final class Panel {
  let speed = ticks()
  let name = Observable.just("panel")
  let maker = Observable.just("maker")

  func rows() -> [(key: String, stream: Observable<String>)] { [("speed", speed), ("name", name)] }
  func fixedRows() -> [(key: String, stream: Observable<String>)] { [("name", name), ("maker", maker)] }
}

final class PanelViewController: UIViewController {
  private let one = UILabel()
  private let two = UILabel()
  private let three = UILabel()
  private let panel = Panel()
  private let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    [(panel.speed, one), (panel.name, two)].forEach { stream, label in
      stream.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    }
    [(panel.name, one), (panel.maker, two)].forEach { stream, label in
      stream.bind(to: label.rx.text).disposed(by: disposeBag)
    }
    for (stream, label) in [(panel.name, one), (panel.speed, two), (panel.maker, three)] {
      stream.asDriver(onErrorDriveWith: .empty()).drive(label.rx.text).disposed(by: disposeBag)
    }
    let fixed = [(panel.name, one), (panel.maker, two)]
    for (stream, label) in fixed { stream.bind(to: label.rx.text).disposed(by: disposeBag) }
    for (_, stream) in panel.rows() {
      stream.asDriver(onErrorDriveWith: .empty()).drive(three.rx.text).disposed(by: disposeBag)
    }
    panel.fixedRows().forEach { row in row.stream.bind(to: three.rx.text).disposed(by: disposeBag) }
    // What is shown is not what leaves the main thread: that is printed.
    let sinks: [(Observable<String>, AnyObserver<String>)] = [
      (panel.speed, AnyObserver { print($0) }), (panel.name, Binder(one) { label, text in label.text = text }.asObserver()),
    ]
    for (stream, sink) in sinks { stream.bind(to: sink).disposed(by: disposeBag) }
    panel.rows().enumerated().forEach { index, row in
      row.stream.asDriver(onErrorDriveWith: .empty()).drive(three.rx.text).disposed(by: disposeBag)
    }
  }
}
