// Without a closure of their own, `withLatestFrom` gives the other's elements and `combineLatest` and `zip` tuples of
// all, of a collection an array: whatever is asked of those is theirs, also where the argument is a name or a call.
import Foundation
import RxCocoa
import RxSwift
import UIKit

struct Almanac {
  func page() -> Observable<String> {
    Observable<Int>.timer(.milliseconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility)).map { _ in "page" }
  }
  func cover() -> Observable<String> { .just("cover") }
}

final class AlmanacViewController: UIViewController {
  private let almanac = BehaviorRelay(value: Almanac())
  private let turns = BehaviorRelay(value: 0)
  private let label = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    turns.withLatestFrom(almanac).flatMapLatest { $0.page() }
      .bind(to: label.rx.text) // expect: main_thread
      .disposed(by: bag)
    turns.withLatestFrom(latest()).flatMapLatest { $0.cover() }.bind(to: label.rx.text).disposed(by: bag)
    turns.withLatestFrom(almanac, resultSelector: pick).flatMapLatest { $0.page() }
      .bind(to: label.rx.text) // expect: main_thread
      .disposed(by: bag)
    Observable.combineLatest(turns, almanac).flatMapLatest { $1.page() }
      .bind(to: label.rx.text) // expect: main_thread
      .disposed(by: bag)
    Observable.combineLatest(almanac, latest()).flatMapLatest { both in both.1.cover() }
      .bind(to: label.rx.text).disposed(by: bag)
    Observable.zip(latest(), turns.asObservable()).flatMapLatest { pair -> Observable<String> in pair.0.page() }
      .bind(to: label.rx.text) // expect: main_thread
      .disposed(by: bag)
    Observable.zip(turns, almanac, resultSelector: pick).flatMapLatest { $0.cover() }
      .bind(to: label.rx.text).disposed(by: bag)
    Observable.combineLatest([latest(), latest()]).flatMapLatest { $0[0].page() }
      .bind(to: label.rx.text) // expect: main_thread
      .disposed(by: bag)
    Observable.zip([latest(), latest()]) { $0[1] }.flatMapLatest { $0.cover() }
      .bind(to: label.rx.text).disposed(by: bag)
  }

  private func latest() -> Observable<Almanac> { almanac.asObservable() }

  private func pick(_ turn: Int, _ almanac: Almanac) -> Almanac { almanac }
}
