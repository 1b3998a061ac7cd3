import TraitRuntime
import UIKit

// What RxCocoa makes of delegate methods, which need Objective-C: here a view sends its changes itself, and events of
// other types than Void have the type and never happen.

extension Reactive where Base: UIScrollView {
  public var contentOffset: ControlProperty<CGPoint> {
    property({ $0.contentOffset }, { $0.contentOffset = $1 })
  }
  public var didScroll: ControlEvent<Void> { changes }
  public var willBeginDragging: ControlEvent<Void> { changes }
  public var didEndDragging: ControlEvent<Bool> { .silent }
  public var willBeginDecelerating: ControlEvent<Void> { changes }
  public var didEndDecelerating: ControlEvent<Void> { changes }
  public var didEndScrollingAnimation: ControlEvent<Void> { changes }
  public var didScrollToTop: ControlEvent<Void> { changes }
  public func setDelegate(_ delegate: any UIScrollViewDelegate) -> Disposable { Disposables.create() }
}

extension Reactive where Base: UITextView {
  public var text: ControlProperty<String?> { value }
  public var value: ControlProperty<String?> { property({ $0.text }, { $0.text = $1 }) }
  public var attributedText: ControlProperty<NSAttributedString?> {
    property({ $0.attributedText }, { $0.attributedText = $1 })
  }
  public var didBeginEditing: ControlEvent<Void> { changes }
  public var didEndEditing: ControlEvent<Void> { changes }
  public var didChange: ControlEvent<Void> { changes }
  public var didChangeSelection: ControlEvent<Void> { changes }
}

extension Reactive where Base: UISearchBar {
  public var text: ControlProperty<String?> { value }
  public var value: ControlProperty<String?> { property({ $0.text }, { $0.text = $1 }) }
  public var selectedScopeButtonIndex: ControlProperty<Int> {
    property({ $0.selectedScopeButtonIndex }, { $0.selectedScopeButtonIndex = $1 })
  }
  public var searchButtonClicked: ControlEvent<Void> { changes }
  public var cancelButtonClicked: ControlEvent<Void> { changes }
  public var bookmarkButtonClicked: ControlEvent<Void> { changes }
  public var resultsListButtonClicked: ControlEvent<Void> { changes }
  public var textDidBeginEditing: ControlEvent<Void> { changes }
  public var textDidEndEditing: ControlEvent<Void> { changes }
}

extension Reactive where Base: UISearchController {
  public var didDismiss: Observable<Void> { .never() }
  public var didPresent: Observable<Void> { .never() }
  public var willDismiss: Observable<Void> { .never() }
  public var willPresent: Observable<Void> { .never() }
}

extension Reactive where Base: UINavigationController {
  public typealias ShowEvent = (viewController: UIViewController, animated: Bool)
  public var willShow: ControlEvent<ShowEvent> { .silent }
  public var didShow: ControlEvent<ShowEvent> { .silent }
}

extension Reactive where Base: UITabBar {
  public var didSelectItem: ControlEvent<UITabBarItem> { .silent }
}

extension Reactive where Base: UITabBarController {
  public var didSelect: ControlEvent<UIViewController> { .silent }
}

extension Reactive where Base: UIView {
  func property<T>(_ get: @escaping (Base) -> T, _ set: @escaping (Base, T) -> Void) -> ControlProperty<T> {
    let source = Observable<T>.create { [weak base] observer in
      guard let base else { return Disposables.create() }
      observer.onNext(get(base))
      let stop = base.observeChanges { [weak base] in
        if let base { observer.onNext(get(base)) }
      }
      return Disposables.create(with: stop)
    }
    return ControlProperty(values: source, valueSink: Binder(base, binding: set))
  }

  var changes: ControlEvent<Void> {
    let source = Observable<Void>.create { [weak base] observer in
      guard let base else { return Disposables.create() }
      return Disposables.create(with: base.observeChanges { observer.onNext(()) })
    }
    return ControlEvent(events: source)
  }
}

extension ControlEvent {
  static var silent: ControlEvent { ControlEvent(events: Observable.never()) }
}
