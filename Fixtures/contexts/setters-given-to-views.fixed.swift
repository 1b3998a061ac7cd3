// What a setter is given that an extension adds to a view is what anybody assigns to a view like it.
import Foundation
import RxCocoa
import RxSwift
import UIKit

extension UILabel {
  var shown: Observable<String> {
    get { .never() }
    set { _ = newValue.asDriver(onErrorDriveWith: .empty()).drive(rx.text) }
  }

  var counted: Observable<Int> {
    get { .never() }
    set(numbers) { _ = numbers.map { "\($0)" }.bind(to: rx.text) }
  }
}

extension UIView {
  var dimming: Observable<CGFloat> {
    get { .never() }
    set { _ = newValue.asDriver(onErrorDriveWith: .empty()).drive(rx.alpha) }
  }
}

final class LampLabel: UILabel {}

final class LampPost {
  /// Of the same name, and nobody's view.
  var shown: Observable<String> = .never()
}

final class LampViewController: UIViewController {
  private let nameLabel = UILabel()
  private let lampLabel = LampLabel()
  private let slider = UISlider()
  private let post = LampPost()
  private let queue = SerialDispatchQueueScheduler(qos: .utility)

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.shown = slider.rx.value.map { "\($0)" }
    lampLabel.shown = slider.rx.value.map { "\($0)" }.observe(on: queue)
    post.shown = slider.rx.value.map { _ in "" }.observe(on: queue)
    lampLabel.counted = slider.rx.value.map { Int($0) }
    let shown: Observable<String>
    shown = post.shown
    _ = shown
    dim(lampLabel, by: slider.rx.value.map { CGFloat($0) }.observe(on: queue))
  }

  private func dim(_ view: UIView, by level: Observable<CGFloat>) { view.dimming = level }
}
