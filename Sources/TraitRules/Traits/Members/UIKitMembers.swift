/// Members of UIKit's and WebKit's classes, from RxCocoa/iOS and RxCocoa/Common.
enum UIKitMembers {
  static let rows: [ReactiveMember] = [
    layoutConstraint, textStorage, activityIndicatorView, alertAction, application, barButtonItem, button,
    collectionView, control, datePicker, gestureRecognizer, imageView, label, navigationController,
    navigationItem, pageControl, pickerView, progressView, refreshControl, scrollView, searchBar,
    searchController, segmentedControl, slider, stepper, switchControl, tabBar, tabBarController, tabBarItem,
    tableView, textField, textView, view, viewController, webView, webKitView,
  ].flatMap { $0 }

  private static let layoutConstraint: [ReactiveMember] = ReactiveMember.of(
    "NSLayoutConstraint",
    [
      .binder("active", "Bool", until: .init(6), now: "rx.isActive"),
      .binder("constant", "CGFloat", dynamic: true),
    ])

  private static let textStorage: [ReactiveMember] = ReactiveMember.of(
    "NSTextStorage",
    [
      .delegate("delegate"),
      .observable(
        "didProcessEditingRangeChangeInLength",
        "(editedMask: NSTextStorage.EditActions, editedRange: NSRange, delta: Int)"),
    ])

  private static let activityIndicatorView: [ReactiveMember] = ReactiveMember.of(
    "UIActivityIndicatorView",
    [
      .binder("isAnimating", "Bool")
    ])

  private static let alertAction: [ReactiveMember] = ReactiveMember.of(
    "UIAlertAction",
    [
      .binder("isEnabled", "Bool", dynamic: true)
    ])

  private static let application: [ReactiveMember] = ReactiveMember.of(
    "UIApplication",
    [
      .event("backgroundRefreshStatusDidChange", since: .init(6), isStatic: true),
      .event("didBecomeActive", since: .init(6), isStatic: true),
      .event("didEnterBackground", since: .init(6), isStatic: true),
      .event("didFinishLaunching", since: .init(6), isStatic: true),
      .event("didReceiveMemoryWarning", since: .init(6), isStatic: true),
      .binder("isNetworkActivityIndicatorVisible", "Bool"),
      .event("protectedDataDidBecomeAvailable", since: .init(6), isStatic: true),
      .event("protectedDataWillBecomeUnavailable", since: .init(6), isStatic: true),
      .event("significantTimeChange", since: .init(6), isStatic: true),
      .event("userDidTakeScreenshot", since: .init(6), isStatic: true),
      .event("willEnterForeground", since: .init(6), isStatic: true),
      .event("willResignActive", since: .init(6), isStatic: true),
      .event("willTerminate", since: .init(6), isStatic: true),
    ])

  private static let barButtonItem: [ReactiveMember] = ReactiveMember.of(
    "UIBarButtonItem",
    [
      .binder("isEnabled", "Bool", dynamic: true),
      .event("tap"),
      .binder("title", "String", since: .init(3, 1), dynamic: true),
    ])

  private static let button: [ReactiveMember] = ReactiveMember.of(
    "UIButton",
    [
      .binder("attributedTitle(for:)", "NSAttributedString?", since: .init(3, 3)),
      .binder("backgroundImage(for:)", "UIImage?", since: .init(3, 5)),
      .binder("image(for:)", "UIImage?", since: .init(3, 5)),
      .event("primaryAction"),
      .event("tap"),
      .binder("title(for:)", "String?"),
    ])

  private static let collectionView: [ReactiveMember] = ReactiveMember.of(
    "UICollectionView",
    [
      .event("cancelPrefetchingForItems", "[IndexPath]", since: .init(4, 2)),
      .delegate("dataSource"),
      .event("didEndDisplayingCell", "DisplayCollectionViewCellEvent", since: .init(3, 6)),
      .event("didEndDisplayingSupplementaryView", "DisplayCollectionViewSupplementaryViewEvent", since: .init(3, 6)),
      .event(
        "didUpdateFocusInContextWithAnimationCoordinator",
        "(context: UICollectionViewFocusUpdateContext, animationCoordinator: UIFocusAnimationCoordi"),
      .event("itemDeselected", "IndexPath"),
      .event("itemHighlighted", "IndexPath", since: .init(3, 6)),
      .event("itemSelected", "IndexPath"),
      .event("itemUnhighlighted", "IndexPath", since: .init(3, 6)),
      .items("items(_:)"),
      .items("items(cellIdentifier:cellType:)"),
      .items("items(dataSource:)", "DataSource.Element"),
      .other("model(at:)", "T"),
      .event("modelDeselected(_:)", "T"),
      .event("modelSelected(_:)", "T"),
      .delegate("prefetchDataSource", since: .init(4, 2)),
      .event("prefetchItems", "[IndexPath]", since: .init(4, 2)),
      .delegate("setDataSource(_:)"),
      .delegate("setPrefetchDataSource(_:)", since: .init(4, 2)),
      .event("willDisplayCell", "DisplayCollectionViewCellEvent", since: .init(3, 6)),
      .event("willDisplaySupplementaryView", "DisplayCollectionViewSupplementaryViewEvent", since: .init(3, 6)),
    ])

  private static let control: [ReactiveMember] = ReactiveMember.of(
    "UIControl",
    [
      .event("controlEvent(_:)"),
      .property("controlProperty(editingEvents:getter:setter:)", "T", since: .init(4)),
      .binder("isEnabled", "Bool", dynamic: true),
      .binder("isSelected", "Bool", dynamic: true),
    ])

  private static let datePicker: [ReactiveMember] = ReactiveMember.of(
    "UIDatePicker",
    [
      .property("countDownDuration", "TimeInterval", since: .init(3, 3)),
      .property("date", "Date"),
      .property("value", "Date", since: .init(3, 1)),
    ])

  private static let gestureRecognizer: [ReactiveMember] = ReactiveMember.of(
    "UIGestureRecognizer",
    [
      .event("event", "Base")
    ])

  private static let imageView: [ReactiveMember] = ReactiveMember.of(
    "UIImageView",
    [
      .binder("image", "UIImage?", dynamic: true),
      .binder("image(transitionType:)", "UIImage?", until: .init(6), now: "image"),
    ])

  private static let label: [ReactiveMember] = ReactiveMember.of(
    "UILabel",
    [
      .binder("attributedText", "NSAttributedString?", dynamic: true),
      .binder("text", "String?", dynamic: true),
    ])

  private static let navigationController: [ReactiveMember] = ReactiveMember.of(
    "UINavigationController",
    [
      .delegate("delegate", since: .init(3, 4)),
      .event("didShow", "ShowEvent", since: .init(3, 4)),
      .event("willShow", "ShowEvent", since: .init(3, 4)),
    ])

  private static let navigationItem: [ReactiveMember] = ReactiveMember.of(
    "UINavigationItem",
    [
      .binder("title", "String?", dynamic: true)
    ])

  private static let pageControl: [ReactiveMember] = ReactiveMember.of(
    "UIPageControl",
    [
      .binder("currentPage", "Int", dynamic: true),
      .binder("numberOfPages", "Int", since: .init(3, 2), dynamic: true),
    ])

  private static let pickerView: [ReactiveMember] = ReactiveMember.of(
    "UIPickerView",
    [
      .delegate("dataSource", since: .init(3, 6)),
      .delegate("delegate"),
      .items("itemAttributedTitles(_:)", since: .init(3, 6)),
      .event("itemSelected", "(row: Int, component: Int)"),
      .items("itemTitles(_:)", since: .init(3, 6)),
      .items("items(_:)", since: .init(3, 6)),
      .items("items(adapter:)", "DataSource.Element", since: .init(3, 6)),
      .other("model(at:)", "T", since: .init(3, 6)),
      .event("modelSelected(_:)", "[T]", since: .init(3, 6)),
      .delegate("setDelegate(_:)", since: .init(3, 6)),
    ])

  private static let progressView: [ReactiveMember] = ReactiveMember.of(
    "UIProgressView",
    [
      .binder("progress", "Float", dynamic: true)
    ])

  private static let refreshControl: [ReactiveMember] = ReactiveMember.of(
    "UIRefreshControl",
    [
      .binder("isRefreshing", "Bool", since: .init(3, 1)),
      .binder("refreshing", "Bool", until: .init(6), now: "isRefreshing"),
    ])

  private static let scrollView: [ReactiveMember] = ReactiveMember.of(
    "UIScrollView",
    [
      .property("contentOffset", "CGPoint"),
      .delegate("delegate"),
      .event("didEndDecelerating", since: .init(3, 1)),
      .event("didEndDragging", "Bool", since: .init(3, 1)),
      .event("didEndScrollingAnimation", since: .init(3, 2)),
      .event("didEndZooming", "EndZoomEvent", since: .init(3, 6)),
      .event("didScroll", since: .init(3, 1)),
      .event("didScrollToTop", since: .init(3, 1)),
      .event("didZoom", since: .init(3, 1)),
      .binder("isScrollEnabled", "Bool", dynamic: true),
      .delegate("setDelegate(_:)"),
      .event("willBeginDecelerating", since: .init(3, 6)),
      .event("willBeginDragging", since: .init(3, 6)),
      .event("willBeginZooming", "UIView?", since: .init(3, 6)),
      .event("willEndDragging", "WillEndDraggingEvent", since: .init(4)),
    ])

  private static let searchBar: [ReactiveMember] = ReactiveMember.of(
    "UISearchBar",
    [
      .event("bookmarkButtonClicked"),
      .event("cancelButtonClicked"),
      .delegate("delegate"),
      .event("resultsListButtonClicked"),
      .event("searchButtonClicked"),
      .property("selectedScopeButtonIndex", "Int"),
      .delegate("setDelegate(_:)", since: .init(4, 5)),
      .property("text", "String?"),
      .event("textDidBeginEditing"),
      .event("textDidEndEditing"),
      .property("value", "String?", since: .init(3, 1)),
    ])

  private static let searchController: [ReactiveMember] = ReactiveMember.of(
    "UISearchController",
    [
      .delegate("delegate"),
      .observable("didDismiss", "Void"),
      .observable("didPresent", "Void"),
      .observable("present", "Void"),
      .observable("willDismiss", "Void"),
      .observable("willPresent", "Void"),
    ])

  private static let segmentedControl: [ReactiveMember] = ReactiveMember.of(
    "UISegmentedControl",
    [
      .binder("enabled(forSegmentAt:)", "Bool", since: .init(4, 1), until: .init(6), now: "enabledForSegment(at:)"),
      .binder("enabledForSegment(at:)", "Bool", since: .init(4, 2)),
      .binder("imageForSegment(at:)", "UIImage?", since: .init(4, 2)),
      .property("selectedSegmentIndex", "Int", since: .init(3, 1)),
      .binder("titleForSegment(at:)", "String?", since: .init(4, 2)),
      .property("value", "Int"),
    ])

  private static let slider: [ReactiveMember] = ReactiveMember.of(
    "UISlider",
    [
      .property("value", "Float")
    ])

  private static let stepper: [ReactiveMember] = ReactiveMember.of(
    "UIStepper",
    [
      .binder("stepValue", "Double", since: .init(4, 1), dynamic: true),
      .property("value", "Double"),
    ])

  private static let switchControl: [ReactiveMember] = ReactiveMember.of(
    "UISwitch",
    [
      .property("isOn", "Bool", since: .init(3, 1)),
      .property("value", "Bool"),
    ])

  private static let tabBar: [ReactiveMember] = ReactiveMember.of(
    "UITabBar",
    [
      .delegate("delegate"),
      .event("didBeginCustomizing", "[UITabBarItem]"),
      .event("didEndCustomizing", "([UITabBarItem], Bool)"),
      .event("didSelectItem", "UITabBarItem"),
      .event("willBeginCustomizing", "[UITabBarItem]"),
      .event("willEndCustomizing", "([UITabBarItem], Bool)"),
    ])

  private static let tabBarController: [ReactiveMember] = ReactiveMember.of(
    "UITabBarController",
    [
      .delegate("delegate", since: .init(3, 1)),
      .event("didEndCustomizing", "(viewControllers: [UIViewController], changed: Bool)", since: .init(3, 1)),
      .event("didSelect", "UIViewController", since: .init(3, 1)),
      .event("willBeginCustomizing", "[UIViewController]", since: .init(3, 1)),
      .event("willEndCustomizing", "(viewControllers: [UIViewController], changed: Bool)", since: .init(3, 1)),
    ])

  private static let tabBarItem: [ReactiveMember] = ReactiveMember.of(
    "UITabBarItem",
    [
      .binder("badgeValue", "String?", dynamic: true)
    ])

  private static let tableView: [ReactiveMember] = ReactiveMember.of(
    "UITableView",
    [
      .event("cancelPrefetchingForRows", "[IndexPath]", since: .init(4, 2)),
      .delegate("dataSource"),
      .event("didEndDisplayingCell", "DidEndDisplayingCellEvent"),
      .event(
        "didUpdateFocusInContextWithAnimationCoordinator",
        "(context: UITableViewFocusUpdateContext, animationCoordinator: UIFocusAnimationCoordinator"),
      .event("itemAccessoryButtonTapped", "IndexPath"),
      .event("itemDeleted", "IndexPath"),
      .event("itemDeselected", "IndexPath"),
      .event("itemHighlighted", "IndexPath", since: .init(6)),
      .event("itemInserted", "IndexPath"),
      .event("itemMoved", "ItemMovedEvent"),
      .event("itemSelected", "IndexPath"),
      .event("itemUnhighlighted", "IndexPath", since: .init(6)),
      .items("items(_:)"),
      .items("items(cellIdentifier:cellType:)"),
      .items("items(dataSource:)", "DataSource.Element"),
      .other("model(at:)", "T"),
      .event("modelDeleted(_:)", "T", since: .init(3, 6)),
      .event("modelDeselected(_:)", "T"),
      .event("modelSelected(_:)", "T"),
      .delegate("prefetchDataSource", since: .init(4, 2)),
      .event("prefetchRows", "[IndexPath]", since: .init(4, 2)),
      .delegate("setDataSource(_:)"),
      .delegate("setPrefetchDataSource(_:)", since: .init(4, 2)),
      .event("willDisplayCell", "WillDisplayCellEvent"),
    ])

  private static let textField: [ReactiveMember] = ReactiveMember.of(
    "UITextField",
    [
      .property("attributedText", "NSAttributedString?", since: .init(4)),
      .binder("isSecureTextEntry", "Bool", since: .init(5, 1), dynamic: true),
      .property("text", "String?"),
      .other("textInput", "String?"),
      .property("value", "String?", since: .init(3, 1)),
    ])

  private static let textView: [ReactiveMember] = ReactiveMember.of(
    "UITextView",
    [
      .property("attributedText", "NSAttributedString?", since: .init(4)),
      .event("didBeginEditing"),
      .event("didChange"),
      .event("didChangeSelection"),
      .event("didEndEditing"),
      .property("text", "String?"),
      .other("textInput", "String?"),
      .property("value", "String?", since: .init(3, 1)),
    ])

  private static let view: [ReactiveMember] = ReactiveMember.of(
    "UIView",
    [
      .binder("alpha", "CGFloat", dynamic: true),
      .binder("backgroundColor", "UIColor?", since: .init(4, 4), dynamic: true),
      .binder("isHidden", "Bool", dynamic: true),
      .binder("isUserInteractionEnabled", "Bool", since: .init(3, 3), dynamic: true),
    ])

  private static let viewController: [ReactiveMember] = ReactiveMember.of(
    "UIViewController",
    [
      .binder("title", "String", dynamic: true)
    ])

  private static let webView: [ReactiveMember] = ReactiveMember.of(
    "UIWebView",
    [
      .delegate("delegate", since: .init(3, 1), until: .init(5, 1)),
      .observable("didFailLoad", "Error", since: .init(3, 1), until: .init(5, 1)),
      .observable("didFinishLoad", "Void", since: .init(3, 1), until: .init(5, 1)),
      .observable("didStartLoad", "Void", since: .init(3, 1), until: .init(5, 1)),
    ])

  private static let webKitView: [ReactiveMember] = ReactiveMember.of(
    "WKWebView",
    [
      .observable("didCommit", "WKNavigation", since: .init(5, 1)),
      .observable("didFailLoad", "(WKNavigation, Error)", since: .init(5, 1)),
      .observable("didFinishLoad", "WKNavigation", since: .init(5, 1)),
      .observable("didStartLoad", "WKNavigation", since: .init(5, 1)),
      .delegate("navigationDelegate", since: .init(5, 1)),
    ])
}
