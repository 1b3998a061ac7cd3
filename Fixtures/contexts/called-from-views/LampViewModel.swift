// A method writes on the thread of who calls it: views call on main.
import RxCocoa
import RxSwift

final class LampViewModel {
  let isOn = BehaviorRelay(value: false)
  let brightness = BehaviorRelay<Float>(value: 0)

  func toggle() {
    isOn.accept(!isOn.value)
    update(isOn.value ? 1 : 0)
  }

  private func update(_ value: Float) {
    brightness.accept(value)
  }
}
