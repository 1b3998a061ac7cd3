/// Notifications that are known to be posted on the main thread: those of UIKit and AppKit about what happens on screen.
enum PostedNotifications {
  /// Whether a notification's name, as an expression of the source, is one of UIKit's or AppKit's.
  static func areOnMain(_ name: String) -> Bool {
    name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { word in
      classes.contains(String(word)) || oldPrefixes.contains { word.hasPrefix($0) && word.count > $0.count }
    }
  }

  /// Classes in which the names are nested: `UIResponder.keyboardWillShowNotification`.
  private static let classes: Set<String> = [
    "UIResponder", "UIApplication", "UIWindow", "UITextField", "UITextView", "UIScene", "UIAccessibility", "UIScreen",
    "UIContentSizeCategory", "UIMenuController", "NSApplication", "NSWindow", "NSView", "NSControl", "NSText",
    "NSTextView", "NSMenu",
  ]

  /// How names began before Swift 4.2: `.UIKeyboardWillShow`, `UIKeyboardWillShowNotification`.
  private static let oldPrefixes: [String] = [
    "UIKeyboard", "UIApplication", "UIWindow", "UITextField", "UITextView", "UIContentSizeCategory",
    "UIDeviceOrientation", "UIAccessibility", "NSWindow", "NSApplication", "orientationDidChange",
  ]
}
