import UIKit

/// Uses every control that a screen holds, as a hand would, and calls what touches would call.
@MainActor enum User {
  static func use(_ screen: AnyObject, round: Int) {
    (screen as? any Stage.Acting)?.act()
    for value in values(in: screen) { use(value, round: round) }
  }

  private static func use(_ value: Any, round: Int) {
    switch value {
    case let button as UIButton: button.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    case let field as UITextField:
      field.text = "word\(round)"
      field.sendActions(for: .editingChanged)
    case let control as UISwitch:
      control.isOn.toggle()
      control.sendActions(for: .valueChanged)
    case let slider as UISlider:
      slider.value = Float(round) / 10
      slider.sendActions(for: .valueChanged)
    case let stepper as UIStepper:
      stepper.value = Double(round)
      stepper.sendActions(for: .valueChanged)
    case let control as UISegmentedControl:
      control.selectedSegmentIndex = (control.selectedSegmentIndex + 2) % 3
      control.sendActions(for: .valueChanged)
    case let picker as UIDatePicker:
      picker.date = Date(timeIntervalSince1970: Double(round) * 86_400)
      picker.sendActions(for: .valueChanged)
    case let control as UIControl: control.sendActions(for: .allEvents)
    case let item as UIBarButtonItem: item.sendAction()
    case let bar as UISearchBar:
      bar.text = "word\(round)"
      bar.sendChange()
    case let text as UITextView:
      text.text = "word\(round)"
      text.sendChange()
    case let view as UIScrollView:
      view.contentOffset.y += 1000
      view.sendChange()
    case let view as UIView: view.sendChange()
    case let views as [UIView]: views.forEach { use($0, round: round) }
    default: break
    }
  }

  /// What the stored properties of `screen` and of the classes above it hold.
  private static func values(in screen: AnyObject) -> [Any] {
    var result: [Any] = []
    var mirror: Mirror? = Mirror(reflecting: screen)
    while let current = mirror {
      result += current.children.map { unwrapped($0.value) }
      mirror = current.superclassMirror
    }
    return result
  }

  private static func unwrapped(_ value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional, let inner = mirror.children.first?.value else { return value }
    return unwrapped(inner)
  }
}
