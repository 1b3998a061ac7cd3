import UIKit

/// A screen with methods that UIKit would call by their selectors.
@MainActor public protocol Acting {
  /// Calls each of them once.
  func act()
}

/// What a hand can do on a screen: use each of its controls, call each of its actions.
@MainActor enum Hands {
  typealias Hand = (_ event: Int) -> Void

  static func all(of screen: AnyObject) -> [Hand] {
    var hands = values(in: screen).compactMap(hand(on:))
    if let screen = screen as? any Acting { hands.append { _ in MainActor.assumeIsolated { screen.act() } } }
    return hands
  }

  private static func hand(on value: Any) -> Hand? {
    switch value {
    case let button as UIButton: { _ in MainActor.assumeIsolated { button.sendActions(for: .touchUpInside) } }
    case let field as UITextField:
      { event in
        MainActor.assumeIsolated {
          field.text = "word\(event)"
          field.sendActions(for: .editingChanged)
        }
      }
    case let control as UISwitch:
      { _ in
        MainActor.assumeIsolated {
          control.isOn.toggle()
          control.sendActions(for: .valueChanged)
        }
      }
    default: nil
    }
  }

  /// What the stored properties of `screen` and of the classes above it hold.
  private static func values(in screen: AnyObject) -> [Any] {
    var values: [Any] = []
    var mirror: Mirror? = Mirror(reflecting: screen)
    while let current = mirror {
      values += current.children.map(\.value)
      mirror = current.superclassMirror
    }
    return values
  }
}
