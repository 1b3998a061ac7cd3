// A declared `Observable<T>` says nothing of what was assigned to it: the value does.
import RxCocoa
import RxSwift

final class MeterViewModel {
  let reading: Observable<String>
  let unit: Observable<String>
  let isBusy: Observable<Bool>
  let alarm: Driver<String>

  private let readings = BehaviorRelay<String>(value: "0")
  private let alarms = PublishSubject<String>()
  private let activity = ActivityIndicator()
  private let disposeBag = DisposeBag()

  init(sensor: Observable<String>) {
    let unitDriver = Driver.just("kWh")
    reading = readings.asObservable()
    unit = unitDriver.asObservable()
    isBusy = activity.asObservable()
    alarm = alarms.asDriver(onErrorJustReturn: "")

    sensor
      .observe(on: MainScheduler.instance)
      .map { value -> String in
        guard Double(value) != nil else { throw RxError.unknown }
        return value
      }
      .bind(to: alarms)
      .disposed(by: disposeBag)
  }

  func update(_ value: String) {
    readings.accept(value)
  }
}
