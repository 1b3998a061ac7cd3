/// Members of AppKit's classes, from RxCocoa/macOS.
enum AppKitMembers {
  static let rows: [ReactiveMember] = [
    button, control, imageView, slider, textField, textView, view,
  ].flatMap { $0 }

  private static let button: [ReactiveMember] = ReactiveMember.of(
    "NSButton",
    [
      .property("state", "NSControl.StateValue"),
      .event("tap"),
    ])

  private static let control: [ReactiveMember] = ReactiveMember.of(
    "NSControl",
    [
      .event("controlEvent"),
      .property("controlProperty(getter:setter:)", "T", since: .init(4)),
      .binder("isEnabled", "Bool", dynamic: true),
    ])

  private static let imageView: [ReactiveMember] = ReactiveMember.of(
    "NSImageView",
    [
      .binder("image", "NSImage?", dynamic: true),
      .binder("image(transitionType:)", "NSImage?", until: .init(6), now: "image"),
    ])

  private static let slider: [ReactiveMember] = ReactiveMember.of(
    "NSSlider",
    [
      .property("value", "Double")
    ])

  private static let textField: [ReactiveMember] = ReactiveMember.of(
    "NSTextField",
    [
      .delegate("delegate"),
      .property("text", "String?"),
      .other("textInput", "String?"),
    ])

  private static let textView: [ReactiveMember] = ReactiveMember.of(
    "NSTextView",
    [
      .delegate("delegate", since: .init(4, 4)),
      .property("string", "String", since: .init(4, 4)),
    ])

  private static let view: [ReactiveMember] = ReactiveMember.of(
    "NSView",
    [
      .binder("alpha", "CGFloat"),
      .binder("isHidden", "Bool", dynamic: true),
    ])
}
