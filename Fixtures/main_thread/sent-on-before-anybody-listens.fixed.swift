// RxSwift 6. What was sent before anybody listened stays missed on whatever way it is handed on: by a `create` that
// subscribes to it, by a Driver that a property holds in place of an empty one.
import RxCocoa
import RxSwift
import UIKit

final class GreetingStore {
  let greetings = PublishRelay<String>()
  let steady = BehaviorRelay(value: "")
  private let disposeBag = DisposeBag()

  init() {
    Observable.just("hello").bind(to: greetings).disposed(by: disposeBag)
    Observable.just("hello").bind(to: steady).disposed(by: disposeBag)
  }
}

enum GreetingStreams {
  static var shown: Driver<String> = .empty()
  static var kept: Driver<String> = .empty()
}

final class GreetingService {
  private let store = GreetingStore()

  init() {
    GreetingStreams.shown = store.greetings.asDriver(onErrorJustReturn: "")
    GreetingStreams.kept = store.steady.asDriver()
  }

  var heard: Observable<String> {
    Observable.create { [store] observer in
      store.greetings.subscribe(onNext: { observer.onNext($0) })
    }
  }

  var keptOn: Observable<String> {
    Observable.create { [store] observer in
      store.steady.subscribe(onNext: { observer.onNext($0) })
    }
  }
}

final class GreetingViewController: UIViewController {
  private let label = UILabel()
  private let service = GreetingService()
  private let disposeBag = DisposeBag()
  private let work = SerialDispatchQueueScheduler(qos: .utility)

  override func viewDidLoad() {
    super.viewDidLoad()
    GreetingStreams.shown.asObservable().observe(on: work).startWith("…").bind(to: label.rx.text).disposed(by: disposeBag)
    GreetingStreams.kept.asObservable().observe(on: work).asDriver(onErrorDriveWith: .empty()).startWith("…")
      .drive(label.rx.text)
      .disposed(by: disposeBag)
    service.heard.observe(on: work).startWith("…").bind(to: label.rx.text).disposed(by: disposeBag)
    service.keptOn.observe(on: work).asDriver(onErrorDriveWith: .empty()).startWith("…")
      .drive(label.rx.text)
      .disposed(by: disposeBag)
  }
}
