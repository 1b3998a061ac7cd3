// A relay that `bind`, `drive` and `emit` write to.
import RxCocoa
import RxSwift

final class FilterViewModel {
  let bound = BehaviorRelay<String>(value: "")
  let driven = BehaviorRelay<String>(value: "")
  let emitted = PublishRelay<String>()
  let away = BehaviorRelay<String>(value: "")
}
