import RxCocoa
import RxSwift

final class Progress: SharedSequenceConvertibleType {
  private let running = BehaviorRelay(value: 0)
  private let isRunning: SharedSequence<DriverSharingStrategy, Bool>

  init() {
    isRunning = running.asDriver().map { $0 > 0 }.distinctUntilChanged()
  }

  func asSharedSequence() -> SharedSequence<DriverSharingStrategy, Bool> { isRunning }
}
