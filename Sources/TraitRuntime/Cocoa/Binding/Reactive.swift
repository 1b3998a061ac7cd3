/// Where extensions for reactive members of a type live, apart from its own.
///
/// Every settable property of a class is a binder here without further ado: `view.rx.isHidden`.
@dynamicMemberLookup
public struct Reactive<Base> {
  /// The object that the members are about.
  public let base: Base

  /// The reactive members of `base`.
  public init(_ base: Base) {
    self.base = base
  }

  /// A binder that sets the property at `keyPath`, on main.
  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
  ) -> Binder<Property> where Base: AnyObject {
    Binder(base) { base, value in base[keyPath: keyPath] = value }
  }
}

/// A type that has reactive members under `rx`.
public protocol ReactiveCompatible {
  associatedtype ReactiveBase

  /// The reactive members of the type.
  static var rx: Reactive<ReactiveBase>.Type { get set }

  /// The reactive members of the value.
  var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
  // The setters do nothing. They exist so that a member of `rx` on a value can be assigned and mutated.
  /// The reactive members of the type.
  public static var rx: Reactive<Self>.Type {
    get { Reactive<Self>.self }
    set { _ = newValue }
  }

  /// The reactive members of the value.
  public var rx: Reactive<Self> {
    get { Reactive(self) }
    set { _ = newValue }
  }
}
