import RxCocoa
import RxSwift

final class ActivityIndicator: SharedSequenceConvertibleType {
  typealias Element = Bool
  typealias SharingStrategy = DriverSharingStrategy

  private let count = BehaviorRelay(value: 0)

  func asSharedSequence() -> SharedSequence<SharingStrategy, Element> {
    count.asDriver().map { $0 > 0 }.distinctUntilChanged()
  }
}
