// Relays that feed each other in a circle: what comes in from outside decides.
import RxCocoa
import RxSwift

final class ConverterViewModel {
  let celsius = BehaviorRelay<Double>(value: 0)
  let fahrenheit = BehaviorRelay<Double>(value: 32)
  let metres = BehaviorRelay<Double>(value: 0)
  let feet = BehaviorRelay<Double>(value: 0)
  private let disposeBag = DisposeBag()

  init() {
    celsius.map { $0 * 9 / 5 + 32 }.distinctUntilChanged().bind(to: fahrenheit).disposed(by: disposeBag)
    fahrenheit.map { ($0 - 32) * 5 / 9 }.distinctUntilChanged().bind(to: celsius).disposed(by: disposeBag)

    metres.map { $0 * 3.28 }.distinctUntilChanged().bind(to: feet).disposed(by: disposeBag)
    feet.map { $0 / 3.28 }.distinctUntilChanged().bind(to: metres).disposed(by: disposeBag)

    Observable<Int>.interval(.seconds(1), scheduler: SerialDispatchQueueScheduler(qos: .utility))
      .map(Double.init)
      .bind(to: metres)
      .disposed(by: disposeBag)
  }
}
