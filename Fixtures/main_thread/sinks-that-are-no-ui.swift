// Relays, subjects, observers and models take elements on any thread.
import RxCocoa
import RxSwift
import UIKit

final class Settings: NSObject {
  static let shared = Settings()
  var currency = "EUR"
}

extension Reactive where Base: Settings {
  var currency: Binder<String> {
    Binder(base, scheduler: CurrentThreadScheduler.instance) { $0.currency = $1 }
  }
}

final class ExchangeViewModel {
  let refresh = PublishSubject<Void>()
  let rate = BehaviorRelay<String>(value: "")
  let sink: AnyObserver<String>

  init(sink: AnyObserver<String>) {
    self.sink = sink
  }
}

final class ExchangeCoordinator {
  private let disposeBag = DisposeBag()

  func start(_ viewModel: ExchangeViewModel) {
    let ticks = Observable<Int>.interval(.seconds(60), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility))

    ticks.map { _ in }.bind(to: viewModel.refresh).disposed(by: disposeBag)
    ticks.map { "\($0)" }.bind(to: viewModel.rate).disposed(by: disposeBag)
    ticks.map { "\($0)" }.bind(to: viewModel.sink).disposed(by: disposeBag)
    ticks.map { "\($0)" }.bind(to: Settings.shared.rx.currency).disposed(by: disposeBag)
    ticks.bind { print($0) }.disposed(by: disposeBag)
  }
}
