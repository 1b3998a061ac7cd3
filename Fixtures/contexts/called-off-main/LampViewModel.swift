// The twin: the same method, called once from a queue.
import RxCocoa
import RxSwift

final class LampViewModel {
  let isOn = BehaviorRelay(value: false)

  func toggle() {
    isOn.accept(!isOn.value)
  }
}
