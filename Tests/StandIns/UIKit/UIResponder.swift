@_exported import Foundation

// As little of UIKit as code about bindings needs, so that such code type-checks where there is no UIKit. Values are
// kept and control events reach their handlers; nothing is drawn.

@MainActor @preconcurrency open class UIResponder: NSObject {
  public nonisolated override init() {}

  public nonisolated static let keyboardWillShowNotification = Notification.Name("keyboardWillShow")
  public nonisolated static let keyboardWillHideNotification = Notification.Name("keyboardWillHide")
  public nonisolated static let keyboardFrameEndUserInfoKey = "keyboardFrameEnd"

  @discardableResult open func becomeFirstResponder() -> Bool { true }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  @discardableResult open func resignFirstResponder() -> Bool { true }
}

/// Stands for the selectors of Objective-C, which does not exist here.
public struct Selector: Sendable {}

/// What `#selector(…)` is replaced by.
public func selector(_ function: Any) -> Selector { Selector() }

open class UIColor: NSObject {
  nonisolated(unsafe) public static let systemTeal = UIColor(), systemYellow = UIColor(), systemOrange = UIColor()
  nonisolated(unsafe) public static let secondaryLabel = UIColor(), brown = UIColor(), purple = UIColor()
  nonisolated(unsafe) public static let black = UIColor(), white = UIColor(), red = UIColor(), green = UIColor(),
    blue = UIColor()
  nonisolated(unsafe) public static let gray = UIColor(), clear = UIColor(), orange = UIColor(), yellow = UIColor()
  nonisolated(unsafe) public static let label = UIColor(), systemBackground = UIColor(), systemRed = UIColor(),
    systemBlue = UIColor()
  nonisolated(unsafe) public static let systemGray = UIColor(), systemGreen = UIColor(), lightGray = UIColor(),
    darkGray = UIColor()
}

open class UIFont: NSObject {
  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont() }
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont() }
}

open class UIImage: NSObject {
  public override init() {}
  public init?(named name: String) {}
  public init?(systemName: String) {}
  public init?(data: Data) {}
}

public struct NSDirectionalEdgeInsets: Sendable {
  public var leading: CGFloat = 0
  public init() {}
}

public struct UIEdgeInsets: Sendable {
  public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

@MainActor @preconcurrency open class UIDevice: NSObject {
  nonisolated(unsafe) public static let current = UIDevice()
  public nonisolated static let orientationDidChangeNotification = Notification.Name("orientationDidChange")
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name("batteryLevelDidChange")
  open var batteryLevel: Float = 1
  open var isBatteryMonitoringEnabled = false
}

open class UITouch: NSObject {}

open class UIEvent: NSObject {
  public enum EventSubtype { case none, motionShake }
}

/// What begins an app.
@MainActor @preconcurrency public protocol UIApplicationDelegate: AnyObject {}
