// Sequences go through what collections are made of and gone through: closures that fill them, values that are put in, other
// dictionaries, pairs of a key and a value.
import RxCocoa
import RxSwift
import UIKit

final class Ticker {
  let prices = Observable.just("1").observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
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
    Observable.merge(filled).bind(to: labels[0].rx.text).disposed(by: bag) // expect: main_thread

    var byName: [String: Observable<String>] = [:]
    byName.updateValue(far, forKey: "far")
    byName["far"]!.bind(to: labels[1].rx.text).disposed(by: bag) // expect: main_thread

    let merged = ["near": near].merging(["far": far]) { $1 }
    Observable.merge(Array(merged.values)).bind(to: labels[2].rx.text).disposed(by: bag) // expect: main_thread

    let sorted = ["far": far].sorted { $0.key < $1.key }.map { $0.value }
    Observable.merge(sorted).bind(to: labels[3].rx.text).disposed(by: bag) // expect: main_thread
    let nearSorted = ["near": near].sorted { $0.key < $1.key }.map { $0.value }
    Observable.merge(nearSorted).bind(to: labels[4].rx.text).disposed(by: bag)

    for pair in ["far": far] {
      pair.value.bind(to: labels[5].rx.text).disposed(by: bag) // expect: main_thread
    }
    let paths = ["near": near].map(\.value)
    Observable.merge(paths).bind(to: labels[6].rx.text).disposed(by: bag)
    Observable.merge(tickers.map { $0.value.prices }).bind(to: labels[7].rx.text) // expect: main_thread
      .disposed(by: bag)
    tickers.forEach { pair in
      pair.value.prices.bind(to: labels[8].rx.text).disposed(by: bag) // expect: main_thread
    }
  }
}
