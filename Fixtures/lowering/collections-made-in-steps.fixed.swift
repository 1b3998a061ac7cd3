// Sequences go through what collections are made of and gone through: closures that fill them, values that are put in, other
// dictionaries, pairs of a key and a value.
import RxCocoa
import RxSwift
import UIKit

final class Ticker {
  let prices = Observable.just("1").observe(on: ConcurrentDispatchQueueScheduler(qos: .utility)).asDriver(onErrorDriveWith: .empty())
}

final class TickersViewController: UIViewController {
  private let labels = (0..<9).map { _ in UILabel() }
  private let tickers = ["a": Ticker(), "b": Ticker()]
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let far = Observable.just("2").observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
    let near = Observable.just("3").observe(on: MainScheduler.instance)

    let filled = [far, near].reduce(into: [Observable<String>]()) { $0.append($1) }
    Observable.merge(filled).asDriver(onErrorDriveWith: .empty()).drive(labels[0].rx.text).disposed(by: bag)

    var byName: [String: Observable<String>] = [:]
    byName.updateValue(far, forKey: "far")
    byName["far"]!.asDriver(onErrorDriveWith: .empty()).drive(labels[1].rx.text).disposed(by: bag)

    let merged = ["near": near].merging(["far": far]) { $1 }
    Observable.merge(Array(merged.values)).asDriver(onErrorDriveWith: .empty()).drive(labels[2].rx.text).disposed(by: bag)

    let sorted = ["far": far].sorted { $0.key < $1.key }.map { $0.value }
    Observable.merge(sorted).asDriver(onErrorDriveWith: .empty()).drive(labels[3].rx.text).disposed(by: bag)
    let nearSorted = ["near": near].sorted { $0.key < $1.key }.map { $0.value }
    Observable.merge(nearSorted).bind(to: labels[4].rx.text).disposed(by: bag)

    for pair in ["far": far] {
      pair.value.asDriver(onErrorDriveWith: .empty()).drive(labels[5].rx.text).disposed(by: bag)
    }
    let paths = ["near": near].map(\.value)
    Observable.merge(paths).bind(to: labels[6].rx.text).disposed(by: bag)
    Observable.merge(tickers.map { $0.value.prices.asObservable() }).asDriver(onErrorDriveWith: .empty()).drive(labels[7].rx.text)
      .disposed(by: bag)
    tickers.forEach { pair in
      pair.value.prices.drive(labels[8].rx.text).disposed(by: bag)
    }
  }
}
