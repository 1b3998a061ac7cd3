/// One member of `rx`: what `label.rx.text` is, whose it is, and what it does with a thread and an error of its own
/// accord. RxSwift 2 wrote it `label.rx_text`.
public struct ReactiveMember: Sendable {
  /// The base name, with `rx_` for members of RxSwift 2.
  public var name: String
  /// The argument labels, `_` for none; empty for properties.
  public var labels: [String]
  public var isProperty: Bool
  /// The class that has it, and with it every class below: `UIView` for `isHidden`. `NSObject` stands for every object.
  public var base: String
  /// On the class itself: `UIApplication.rx.didBecomeActive`.
  public var isStatic: Bool
  public var trait: Trait
  /// The element's type as RxCocoa has it, in the last release that declares the member.
  public var element: String
  /// First and first-without release of the library; `nil` where it was always there or still is.
  public var introduced: RxVersion?
  public var removed: RxVersion?
  /// From RxSwift 6 on no declaration of its own but `Reactive`'s dynamic lookup of settable properties: still a
  /// binder, of the property's own type.
  public var isDynamicSince6: Bool
  public var renamedTo: String?
  /// Who must be imported; `RxCocoa` for all of RxSwift's own.
  public var library: String

  public enum Trait: String, Sendable {
    case binder, controlProperty, controlEvent, observable
    /// A function from a sequence of rows to a subscription: `rx.items(dataSource:)`.
    case items
    /// An `AnyObserver` that asserts that it is called on main, as RxSwift 2's are.
    case observer
    /// An observer that handles each element where it arrives and lets errors pass without a word: RxRealm's.
    case plainObserver
    /// `rx.delegate` and its setters: neither a sink nor a sequence.
    case delegate
    case other
  }

  /// Whether elements can be bound to it.
  public var isSink: Bool {
    switch trait {
    case .binder, .controlProperty, .items, .observer, .plainObserver: true
    case .controlEvent, .observable, .delegate, .other: false
    }
  }

  /// Whether elements come out of it. What they come with is what `ControlEvent` and `ControlProperty` promise: main
  /// and no errors; an `.observable` comes from a delegate or a system service, on the thread that calls it.
  public var isSource: Bool {
    switch trait {
    case .controlProperty, .controlEvent, .observable: true
    case .binder, .items, .observer, .plainObserver, .delegate, .other: false
    }
  }

  public func exists(in version: RxVersion) -> Bool {
    (introduced.map { $0 <= version } ?? true) && (removed.map { version < $0 } ?? true)
  }
}
