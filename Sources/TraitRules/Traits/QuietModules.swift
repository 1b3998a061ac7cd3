/// Modules of which it is known what they declare: a call out of sight that asks for something is none of theirs.
///
/// Of any other module that is not among the files, nobody here knows the thread on which it answers: Firebase, for
/// one, answers on main.
enum QuietModules {
  static let names: Set<String> = [
    // The system's: what of theirs answers has rows.
    "Swift", "Foundation", "FoundationEssentials", "UIKit", "AppKit", "Cocoa", "SwiftUI", "Combine", "Dispatch", "os",
    "OSLog", "Darwin", "Glibc", "Musl", "CoreGraphics", "QuartzCore", "CoreFoundation", "ObjectiveC",
    "TargetConditionals",
    // RxSwift and what goes with it.
    "RxSwift", "RxCocoa", "RxRelay", "RxBlocking", "RxTest", "RxDataSources", "Differentiator", "RxGesture",
    "RxSwiftExt",
    "RxOptional", "RxKeyboard", "RxFlow", "RxViewController", "RxAppState", "NSObject_Rx", "ReactorKit", "Action",
    // Layout, sugar, assembling.
    "SnapKit", "Then", "FlexLayout", "PinLayout", "Reusable", "SwiftGen", "Swinject", "SwinjectStoryboard", "Resolver",
  ]
}
