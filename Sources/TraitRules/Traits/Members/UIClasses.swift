/// Which types are the user interface, and may be touched on the main thread alone.
public enum UIClasses {
  /// Whether a type is one, by its name without generic arguments and module: `UILabel`, `UITableView`, `NSTextField`.
  /// Types that the project declares are not known here; follow their inheritance first.
  public static func isUI(_ type: String) -> Bool { superclasses[type] != nil || roots.contains(type) }

  /// The class above, where both are known: `UIControl` for `UIButton`.
  public static func superclass(of type: String) -> String? { superclasses[type] }

  /// UIKit's class that a library's is named after: `UIViewController` for `PagerTabStripViewController`, `UITextField` for
  /// `FloatingTextField`. A guess, for classes that are not in sight.
  public static func namesake(of type: String) -> String? {
    for start in type.indices where type[start].isUppercase {
      let candidate = "UI" + type[start...]
      if superclasses[candidate] != nil { return candidate }
    }
    return nil
  }

  /// Whether objects of a class may be made on any thread, user interface though they are: Texture makes its nodes so.
  public static func isMadeAnywhere(_ type: String) -> Bool {
    var current: String? = type
    while let name = current {
      if madeAnywhere.contains(name) { return true }
      current = superclasses[name]
    }
    return false
  }

  private static let madeAnywhere: Set<String> = ["ASDisplayNode"]

  /// Whether a name of a type or of a variable ends as those of user interface elements do: `titleLabel`,
  /// `SearchResultCell`. A guess, for names whose declaration is not in sight.
  public static func isNamedLikeUI(_ name: String) -> Bool {
    suffixes.contains { name.hasSuffix($0) } || wholeNames.contains(name)
  }

  /// Whether a method's name says that it puts something on the screen or takes it away: `presentAlert`, `hideLoading`,
  /// `app_push`, where a library marks what it adds.
  public static func isNamedForShowing(_ name: String) -> Bool {
    let name = name.lastIndex(of: "_").map { name[name.index(after: $0)...] } ?? name[...]
    return showing.contains { word in
      name.hasPrefix(word) && name.dropFirst(word.count).first.map { $0.isUppercase } ?? true
    }
  }

  private static let showing = [
    "present", "show", "display", "push", "pop", "dismiss", "hide", "toast", "alert", "reload", "animate",
  ]

  /// UIKit's and AppKit's methods that put a screen up or take one away.
  static let showingMethods = [
    "pushViewController", "popViewController", "popToViewController", "popToRootViewController", "setViewControllers",
    "present", "presentViewController", "dismiss", "dismissViewControllerAnimated", "showDetailViewController",
    "presentAsSheet", "presentAsModalWindow", "beginSheetModal",
  ]

  /// Whether the name of a class or a method speaks of what lies over a screen for a while: `ToastManager`, `hideLoader`.
  public static func isNamedForOverlay(_ name: String) -> Bool { overlays.contains { name.contains($0) } }

  private static let overlays = [
    "Toast", "HUD", "Hud", "Alert", "ActionSheet", "Banner", "Popup", "PopUp", "Dialog", "Loader", "Loading", "Spinner",
    "Snackbar", "SnackBar", "Overlay", "ActivityIndicator",
  ]

  /// Where the trees below begin.
  private static let roots: Set<String> = [
    "UIResponder", "NSResponder", "CALayer", "NSLayoutConstraint", "UIAccessibility",
    // They put sheets of the system's on the screen.
    "ASAuthorizationController", "ASWebAuthenticationSession", "SFAuthenticationSession", "SKStoreReviewController",
    // What stands on a map: GMSOverlay.h, NMFOverlay.h.
    "GMSOverlay", "NMFOverlay",
    // Libraries': banners, toasts and spinners that show themselves.
    "SVProgressHUD", "SPAlert", "SPIndicator", "KRProgressHUD", "IHProgressHUD", "ARSLineProgress", "HUD", "PKHUD",
    "SwiftMessages", "SwiftEntryKit", "Loaf", "Drops", "Toast", "ToastCenter", "MDCSnackbarManager",
    "BLTNItemManager", "QMUITips", "KVNProgress", "SwiftSpinner", "SwiftLoader", "EZLoadingActivity", "SwiftOverlays",
    "LoadingOverlay", "NVActivityIndicatorPresenter", "NotificationPresenter", "JDStatusBarNotification",
    "CRNotifications", "CFNotify", "FTIndicator", "SwiftNotice", "Whisper", "PopTip", "AMPopTip", "EasyTipView",
  ]

  private static let superclasses: [String: String] = {
    var superclasses: [String: String] = [:]
    for (superclass, classes) in UIKitClasses.tree + AppKitClasses.tree + OtherUIClasses.tree {
      for name in classes { superclasses[name] = superclass }
    }
    return superclasses
  }()

  /// Whether a name is that of a library's class, whose members are in no table here.
  public static func isLibraryUI(_ type: String) -> Bool {
    !frameworks.contains(type) && (superclasses[type] != nil || isNamedLikeUI(type))
  }

  private static let frameworks = Set((UIKitClasses.tree + AppKitClasses.tree).flatMap(\.1))

  /// Words that are common elsewhere are left out: a `Header` is HTTP's, a `Field` the model's, a `Stepper` RxFlow's.
  private static let suffixes: [String] = [
    "View", "ViewController", "NavigationController", "TabBarController", "AlertController", "SearchController", "VC",
    "MenuController", "DrawerController", "PageController",
    "Label", "Lbl", "Button", "Btn", "Cell", "TextField", "SearchBar", "Switch", "Slider", "SegmentedControl",
    "ActivityIndicator", "RefreshControl", "PageControl", "ProgressBar", "DatePicker", "NavigationBar", "TabBar",
    "Toolbar", "BarButtonItem", "BarItem", "NavigationItem", "Spinner", "Constraint", "GestureRecognizer", "Window",
    "HUD",
  ]

  /// A variable of no other name: `label`, `tabBar`.
  private static let wholeNames = Set(suffixes.map { $0.prefix(1).lowercased() + $0.dropFirst() })
}

/// UIKit's.
enum UIKitClasses {
  static let tree: [(String, [String])] = [
    (
      "UIResponder",
      ["UIView", "UIViewController", "UIApplication", "UIScene"]
    ),
    (
      "UIView",
      [
        "UIWindow", "UILabel", "UIControl", "UIImageView", "UIScrollView", "UIStackView", "UIPickerView",
        "UIProgressView", "UIActivityIndicatorView", "UISearchBar", "UINavigationBar", "UITabBar", "UIToolbar",
        "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView", "UIVisualEffectView",
        "UIInputView", "UIPopoverBackgroundView", "UIWebView", "UICalendarView",
        "UIContentUnavailableView", "UIListContentView",
      ]
    ),
    (
      "UIControl",
      [
        "UIButton", "UITextField", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl",
        "UIDatePicker", "UIRefreshControl", "UIColorWell", "UIPasteControl", "UISearchTextField",
      ]
    ),
    ("UIScrollView", ["UITableView", "UICollectionView", "UITextView"]),
    ("UICollectionReusableView", ["UICollectionViewCell"]),
    ("UICollectionViewCell", ["UICollectionViewListCell"]),
    ("UIScene", ["UIWindowScene"]),
    (
      "UIViewController",
      [
        "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
        "UITableViewController", "UICollectionViewController", "UIAlertController", "UISearchController",
        "UIActivityViewController", "UIDocumentPickerViewController", "UIFontPickerViewController",
        "UIColorPickerViewController", "UIInputViewController",
      ]
    ),
    ("UINavigationController", ["UIImagePickerController"]),
    ("UIBarItem", ["UIBarButtonItem", "UITabBarItem"]),
    (
      "UIGestureRecognizer",
      [
        "UITapGestureRecognizer", "UIPanGestureRecognizer", "UISwipeGestureRecognizer", "UIPinchGestureRecognizer",
        "UIRotationGestureRecognizer", "UILongPressGestureRecognizer", "UIHoverGestureRecognizer",
      ]
    ),
    ("UIPanGestureRecognizer", ["UIScreenEdgePanGestureRecognizer"]),
    (
      "NSObject",
      [
        "UIBarItem", "UIGestureRecognizer", "UINavigationItem", "UIAlertAction", "UIScreen", "UIMenuElement",
        "UICollectionViewLayout", "UIPresentationController", "UIViewPropertyAnimator", "UIDynamicAnimator",
        "UIFeedbackGenerator", "UISearchDisplayController", "UITableViewRowAction", "UIContextualAction",
        // RIBs': a view controller behind a protocol.
        "ViewControllable",
      ]
    ),
    ("UIMenuElement", ["UIAction", "UIMenu", "UICommand"]),
    ("UICollectionViewLayout", ["UICollectionViewFlowLayout", "UICollectionViewCompositionalLayout"]),
    (
      "UIFeedbackGenerator",
      ["UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator", "UISelectionFeedbackGenerator"]
    ),
  ]
}

/// AppKit's.
enum AppKitClasses {
  static let tree: [(String, [String])] = [
    ("NSResponder", ["NSView", "NSViewController", "NSWindow", "NSWindowController", "NSApplication"]),
    (
      "NSView",
      [
        "NSControl", "NSText", "NSScrollView", "NSClipView", "NSStackView", "NSSplitView", "NSTabView", "NSBox",
        "NSProgressIndicator", "NSVisualEffectView", "NSTableCellView", "NSTableRowView", "NSGridView",
        "NSTableHeaderView", "NSCollectionView",
      ]
    ),
    (
      "NSControl",
      [
        "NSButton", "NSTextField", "NSSlider", "NSStepper", "NSSegmentedControl", "NSImageView", "NSTableView",
        "NSDatePicker", "NSColorWell", "NSLevelIndicator", "NSSwitch", "NSBrowser", "NSPathControl",
      ]
    ),
    ("NSButton", ["NSPopUpButton"]),
    ("NSTextField", ["NSSearchField", "NSComboBox", "NSSecureTextField", "NSTokenField"]),
    ("NSText", ["NSTextView"]),
    ("NSTableView", ["NSOutlineView"]),
    ("NSWindow", ["NSPanel"]),
    ("NSPanel", ["NSSavePanel", "NSColorPanel", "NSFontPanel"]),
    ("NSSavePanel", ["NSOpenPanel"]),
    ("NSViewController", ["NSSplitViewController", "NSTabViewController", "NSCollectionViewItem"]),
    (
      "NSObject",
      [
        "NSMenu", "NSMenuItem", "NSStatusItem", "NSStatusBar", "NSToolbar", "NSToolbarItem", "NSAlert", "NSCell",
        "NSGestureRecognizer", "NSTextStorage", "NSTabViewItem", "NSTouchBar",
      ]
    ),
    (
      "NSGestureRecognizer",
      [
        "NSClickGestureRecognizer", "NSPanGestureRecognizer", "NSPressGestureRecognizer",
        "NSMagnificationGestureRecognizer", "NSRotationGestureRecognizer",
      ]
    ),
  ]
}

/// Other frameworks', and of some libraries that apps bind to.
enum OtherUIClasses {
  static let tree: [(String, [String])] = [
    (
      "CALayer",
      [
        "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAReplicatorLayer", "CAScrollLayer", "CAEmitterLayer",
        "AVPlayerLayer", "AVCaptureVideoPreviewLayer", "CAMetalLayer",
      ]
    ),
    (
      "UIView",
      [
        "WKWebView", "MKMapView", "MKAnnotationView", "MTKView", "SCNView", "SKView", "ARView", "PDFView", "GLKView",
        "PKCanvasView", "LPLinkView",
        "MBProgressHUD", "AnimationView", "LottieAnimationView", "GMSMapView", "NVActivityIndicatorView", "YYLabel",
        "FSPagerView", "BarLineChartViewBase", "PieChartView", "RadarChartView", "JGProgressHUD", "ProgressHUD",
        "TTGSnackbar", "BaseNotificationBanner", "DropDown", "FSCalendar", "CosmosView", "TagListView", "KolodaView",
        "iCarousel", "NMFMapView", "NMFNaverMapView", "MTMapView", "YTPlayerView",
      ]
    ),
    ("BarLineChartViewBase", ["LineChartView", "BarChartView", "CandleStickChartView", "CombinedChartView"]),
    (
      "BaseNotificationBanner",
      ["NotificationBanner", "GrowingNotificationBanner", "StatusBarNotificationBanner", "FloatingNotificationBanner"]
    ),
    ("GMSOverlay", ["GMSMarker", "GMSPolyline", "GMSPolygon", "GMSCircle", "GMSGroundOverlay"]),
    (
      "NMFOverlay",
      [
        "NMFMarker", "NMFPath", "NMFMultipartPath", "NMFPolylineOverlay", "NMFPolygonOverlay", "NMFCircleOverlay",
        "NMFGroundOverlay", "NMFInfoWindow", "NMFArrowheadPath", "NMFLocationOverlay",
      ]
    ),
    ("UIControl", ["HMSegmentedControl", "BetterSegmentedControl", "RangeSeekSlider"]),
    ("UICollectionView", ["JTAppleCalendarView", "JTACMonthView"]),
    ("UILabel", ["ActiveLabel", "TTTAttributedLabel", "MarqueeLabel"]),
    ("UITextField", ["SkyFloatingLabelTextField", "MDCOutlinedTextField", "MDCFilledTextField"]),
    ("UITextView", ["GrowingTextView", "KMPlaceholderTextView"]),
    ("UIImageView", ["AnimatedImageView", "FLAnimatedImageView", "SDAnimatedImageView"]),
    ("UITableViewCell", ["SwipeTableViewCell"]),
    // MJRefreshComponent.h and those below it.
    ("UIView", ["MJRefreshComponent"]),
    ("MJRefreshComponent", ["MJRefreshHeader", "MJRefreshFooter", "MJRefreshTrailer"]),
    ("MJRefreshHeader", ["MJRefreshStateHeader"]),
    ("MJRefreshStateHeader", ["MJRefreshNormalHeader", "MJRefreshGifHeader"]),
    ("MJRefreshFooter", ["MJRefreshAutoFooter", "MJRefreshBackFooter"]),
    ("MJRefreshAutoFooter", ["MJRefreshAutoStateFooter"]), ("MJRefreshBackFooter", ["MJRefreshBackStateFooter"]),
    ("MJRefreshAutoStateFooter", ["MJRefreshAutoNormalFooter", "MJRefreshAutoGifFooter"]),
    ("MJRefreshBackStateFooter", ["MJRefreshBackNormalFooter", "MJRefreshBackGifFooter"]),
    ("SCNView", ["ARSCNView"]),
    ("MKAnnotationView", ["MKPinAnnotationView", "MKMarkerAnnotationView", "MKUserLocationView"]),
    (
      "UIViewController",
      [
        "SFSafariViewController", "AVPlayerViewController", "SKStoreProductViewController", "PHPickerViewController",
        "QLPreviewController", "CNContactViewController", "CNContactPickerViewController", "UIHostingController",
        "GKGameCenterViewController", "EKEventEditViewController", "VNDocumentCameraViewController",
        "SCLAlertView", "PopupDialog", "FloatingPanelController", "PagingViewController", "PageboyViewController",
        "MessagesViewController", "CropViewController", "TOCropViewController",
        "ASDKViewController", "ASViewController",
      ]
    ),
    ("PageboyViewController", ["TabmanViewController"]),
    (
      "UINavigationController",
      ["MFMailComposeViewController", "MFMessageComposeViewController", "SideMenuNavigationController"]
    ),
    (
      "NSObject",
      [
        "ASDisplayNode", "UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource",
        // IGListAdapter.m asserts that it is on main.
        "ListAdapter",
      ]
    ),
    (
      "ASDisplayNode",
      [
        "ASControlNode", "ASTextNode", "ASTextNode2", "ASEditableTextNode", "ASScrollNode", "ASCellNode", "ASTableNode",
        "ASCollectionNode", "ASVideoPlayerNode",
      ]
    ),
    ("ASControlNode", ["ASButtonNode", "ASImageNode", "ASNetworkImageNode", "ASMultiplexImageNode", "ASMapNode"]),
    ("ASCellNode", ["ASTextCellNode"]), ("ASCollectionNode", ["ASPagerNode"]), ("ASNetworkImageNode", ["ASVideoNode"]),
  ]
}
