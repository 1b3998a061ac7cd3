// What a function's `create` does runs where that is subscribed to: below a hop, in the closure of a `flatMap`.
import Foundation
import RxCocoa
import RxRelay
import RxSwift
import UIKit

final class Rates {
  let seen = BehaviorRelay<String>(value: "")
  let stored = BehaviorRelay<String>(value: "")
  let moved = BehaviorRelay<String>(value: "")

  func parse(_ text: String) -> Observable<Void> {
    Observable.create { [seen] observer in
      seen.accept(text)
      observer.onNext(())
      observer.onCompleted()
      return Disposables.create()
    }
  }

  func move(_ text: String) -> Observable<Void> {
    Observable.deferred { [moved] in
      moved.accept(text)
      return .just(())
    }
  }
}

extension Rates: ReactiveCompatible {}

extension Reactive where Base: Rates {
  func store(_ text: String) -> Observable<Void> {
    Observable.create { [base] observer in
      base.stored.accept(text)
      observer.onNext(())
      return Disposables.create()
    }
  }
}

final class RatesViewController: UIViewController {
  private let rates = Rates()
  private let label = UILabel()
  private let storedLabel = UILabel()
  private let movedLabel = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    rates.seen.asDriver().drive(label.rx.text).disposed(by: bag)
    rates.stored.asDriver().drive(storedLabel.rx.text).disposed(by: bag)
    rates.moved.bind(to: movedLabel.rx.text).disposed(by: bag)

    let loaded = Observable.just("1.1").observe(on: ConcurrentDispatchQueueScheduler(qos: .utility))
    loaded.flatMap { [rates] in rates.parse($0) }.subscribe().disposed(by: bag)
    loaded.flatMapLatest { [rates] text in rates.rx.store(text) }.subscribe().disposed(by: bag)
    loaded.observe(on: MainScheduler.instance).flatMap { [rates] in rates.move($0) }.subscribe().disposed(by: bag)
  }
}
