import TraitRuntime
import UIKit

// The members of RxCocoa that are no settable property; those are binders by dynamic member lookup.

extension Reactive where Base: UIControl {
  public func controlEvent(_ controlEvents: UIControl.Event) -> ControlEvent<Void> {
    let source = Observable<Void>.create { [weak control = base] observer in
      guard let control else { return Disposables.create() }
      let stop = control.observe(controlEvents) { observer.onNext(()) }
      return Disposables.create(with: stop)
    }
    return ControlEvent(events: source)
  }

  public func controlProperty<T>(
    editingEvents: UIControl.Event,
    getter: @escaping (Base) -> T,
    setter: @escaping (Base, T) -> Void
  ) -> ControlProperty<T> {
    let source = Observable<T>.create { [weak control = base] observer in
      guard let control else { return Disposables.create() }
      observer.onNext(getter(control))
      let stop = control.observe(editingEvents) { [weak control] in
        if let control { observer.onNext(getter(control)) }
      }
      return Disposables.create(with: stop)
    }
    return ControlProperty(values: source, valueSink: Binder(base, binding: setter))
  }
}

extension Reactive where Base: UIButton {
  public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }
  public var primaryAction: ControlEvent<Void> { controlEvent(.primaryActionTriggered) }

  public func title(for state: UIControl.State = []) -> Binder<String?> {
    Binder(base) { $0.setTitle($1, for: state) }
  }
  public func image(for state: UIControl.State = []) -> Binder<UIImage?> {
    Binder(base) { $0.setImage($1, for: state) }
  }
  public func backgroundImage(for state: UIControl.State = []) -> Binder<UIImage?> {
    Binder(base) { $0.setBackgroundImage($1, for: state) }
  }
  public func attributedTitle(for state: UIControl.State = []) -> Binder<NSAttributedString?> {
    Binder(base) { $0.setAttributedTitle($1, for: state) }
  }
}

extension Reactive where Base: UIBarButtonItem {
  public var tap: ControlEvent<Void> {
    let source = Observable<Void>.create { [weak item = base] observer in
      guard let item else { return Disposables.create() }
      return Disposables.create(with: item.observe { observer.onNext(()) })
    }
    return ControlEvent(events: source)
  }
}

extension Reactive where Base: UITextField {
  public var text: ControlProperty<String?> { value }
  public var value: ControlProperty<String?> {
    controlProperty(editingEvents: [.allEditingEvents, .valueChanged], getter: { $0.text }, setter: { $0.text = $1 })
  }
  public var attributedText: ControlProperty<NSAttributedString?> {
    controlProperty(
      editingEvents: [.allEditingEvents, .valueChanged],
      getter: { $0.attributedText },
      setter: { $0.attributedText = $1 }
    )
  }
}

extension Reactive where Base: UISwitch {
  public var isOn: ControlProperty<Bool> { value }
  public var value: ControlProperty<Bool> {
    controlProperty(editingEvents: .valueChanged, getter: { $0.isOn }, setter: { $0.isOn = $1 })
  }
}

extension Reactive where Base: UISlider {
  public var value: ControlProperty<Float> {
    controlProperty(editingEvents: .valueChanged, getter: { $0.value }, setter: { $0.value = $1 })
  }
}

extension Reactive where Base: UIStepper {
  public var value: ControlProperty<Double> {
    controlProperty(editingEvents: .valueChanged, getter: { $0.value }, setter: { $0.value = $1 })
  }
}

extension Reactive where Base: UISegmentedControl {
  public var selectedSegmentIndex: ControlProperty<Int> { value }
  public var value: ControlProperty<Int> {
    controlProperty(
      editingEvents: .valueChanged,
      getter: { $0.selectedSegmentIndex },
      setter: { $0.selectedSegmentIndex = $1 }
    )
  }
  public func enabledForSegment(at index: Int) -> Binder<Bool> {
    Binder(base) { $0.setEnabled($1, forSegmentAt: index) }
  }
  public func titleForSegment(at index: Int) -> Binder<String?> {
    Binder(base) { $0.setTitle($1, forSegmentAt: index) }
  }
  public func imageForSegment(at index: Int) -> Binder<UIImage?> {
    Binder(base) { $0.setImage($1, forSegmentAt: index) }
  }
}

extension Reactive where Base: UIDatePicker {
  public var date: ControlProperty<Date> { value }
  public var value: ControlProperty<Date> {
    controlProperty(editingEvents: .valueChanged, getter: { $0.date }, setter: { $0.date = $1 })
  }
  public var countDownDuration: ControlProperty<TimeInterval> {
    controlProperty(
      editingEvents: .valueChanged,
      getter: { $0.countDownDuration },
      setter: { $0.countDownDuration = $1 }
    )
  }
}

extension Reactive where Base: UIRefreshControl {
  public var isRefreshing: Binder<Bool> {
    Binder(base) { $1 ? $0.beginRefreshing() : $0.endRefreshing() }
  }
}

extension Reactive where Base: UIActivityIndicatorView {
  public var isAnimating: Binder<Bool> {
    Binder(base) { $1 ? $0.startAnimating() : $0.stopAnimating() }
  }
}

extension Reactive where Base: UIGestureRecognizer {
  public var event: ControlEvent<Base> { ControlEvent(events: Observable.never()) }
}

extension Reactive where Base: UIApplication {
  public static var didBecomeActive: ControlEvent<Void> { event(UIApplication.didBecomeActiveNotification) }
  public static var didEnterBackground: ControlEvent<Void> { event(UIApplication.didEnterBackgroundNotification) }
  public static var willEnterForeground: ControlEvent<Void> { event(UIApplication.willEnterForegroundNotification) }
  public static var willResignActive: ControlEvent<Void> { event(UIApplication.willResignActiveNotification) }

  private static func event(_ name: Notification.Name) -> ControlEvent<Void> {
    ControlEvent(events: NotificationCenter.default.rx.notification(name).map { _ in })
  }
}
