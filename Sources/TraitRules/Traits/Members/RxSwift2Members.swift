/// RxSwift 2's spellings, gone in 3.0. Its observers assert that they are called on main.
enum RxSwift2Members {
  static let rows: [ReactiveMember] = [
    gestureRecognizer, locationManager, appKitButton, appKitControl, appKitImageView, layoutConstraint,
    notificationCenter, object,
    appKitSlider, appKitTextField, textStorage, session, appKitView, rxTextInput, activityIndicatorView, alertAction,
    application, barButtonItem, button, collectionView, control, datePicker, imagePickerController, imageView,
    label, navigationItem, pageControl, pickerView, progressView, refreshControl, scrollView, searchBar,
    searchController, segmentedControl, slider, stepper, switchControl, tabBar, tabBarItem, tableView,
    textField, textView, view, viewController,
  ].flatMap { $0 }

  private static let gestureRecognizer: [ReactiveMember] = ReactiveMember.of(
    "UIGestureRecognizer",
    [
      .old("rx_event", .controlEvent, "Self", since: .init(2, 5)),
      .old("rx_event", .controlEvent, "UIGestureRecognizer", until: .init(2, 5), now: "rx.event"),
    ])

  private static let locationManager: [ReactiveMember] = ReactiveMember.of(
    "CLLocationManager",
    [
      .old("rx_delegate", .delegate),
      .old("rx_didChangeAuthorizationStatus", .observable, "CLAuthorizationStatus"),
      .old("rx_didDetermineStateForRegion", .observable, "(state: CLRegionState, region: CLRegion)"),
      .old("rx_didEnterRegion", .observable, "CLRegion"),
      .old("rx_didExitRegion", .observable, "CLRegion"),
      .old("rx_didFailWithError", .observable, "NSError"),
      .old("rx_didFinishDeferredUpdatesWithError", .observable, "NSError?"),
      .old("rx_didPauseLocationUpdates", .observable, "Void"),
      .old("rx_didRangeBeaconsInRegion", .observable, "(beacons: [CLBeacon], region: CLBeaconRegion)"),
      .old("rx_didResumeLocationUpdates", .observable, "Void"),
      .old("rx_didStartMonitoringForRegion", .observable, "CLRegion"),
      .old("rx_didUpdateHeading", .observable, "CLHeading"),
      .old("rx_didUpdateLocations", .observable, "[CLLocation]"),
      .old("rx_didVisit", .observable, "CLVisit"),
      .old("rx_monitoringDidFailForRegionWithError", .observable, "(region: CLRegion?, error: NSError)"),
      .old("rx_rangingBeaconsDidFailForRegionWithError", .observable, "(region: CLBeaconRegion, error: NSError)"),
    ])

  private static let appKitButton: [ReactiveMember] = ReactiveMember.of(
    "NSButton",
    [
      .old("rx_state", .controlProperty, "Int", since: .init(2, 1), now: "rx.state"),
      .old("rx_tap", .controlEvent, "Void", now: "rx.tap"),
    ])

  private static let appKitControl: [ReactiveMember] = ReactiveMember.of(
    "NSControl",
    [
      .old("rx_controlEvent", .controlEvent, "Void", now: "rx.controlEvent"),
      .old("rx_enabled", .observer, "Bool", since: .init(2, 1), now: "rx.isEnabled"),
    ])

  private static let appKitImageView: [ReactiveMember] = ReactiveMember.of(
    "NSImageView",
    [
      .old("rx_image", .observer, "NSImage?", now: "rx.image"),
      .old("rx_imageAnimated(_:)", .observer, "NSImage?", now: "rx.image(transitionType:) then rx.image"),
    ])

  private static let layoutConstraint: [ReactiveMember] = ReactiveMember.of(
    "NSLayoutConstraint",
    [
      .old("rx_active", .observer, "Bool", since: .init(2, 2), now: "rx.active"),
      .old("rx_constant", .observer, "CGFloat", now: "rx.constant"),
    ])

  private static let notificationCenter: [ReactiveMember] = ReactiveMember.of(
    "NSNotificationCenter",
    [
      .old("rx_notification(_:object:)", .observable, "NSNotification", now: "rx.notification(_:object:)")
    ])

  private static let object: [ReactiveMember] = ReactiveMember.of(
    "NSObject",
    [
      .old("rx_deallocated", .observable, "Void", now: "rx.deallocated"),
      .old("rx_deallocating", .observable, "()", now: "rx.deallocating"),
      .old("rx_observe(_:_:options:retainSelf:)", .observable, "E?", now: "rx.observe(_:_:options:retainSelf:)"),
      .old("rx_observeWeakly(_:_:options:)", .observable, "E?", now: "rx.observeWeakly(_:_:options:)"),
      .old("rx_sentMessage(_:)", .observable, "[AnyObject]", now: "rx.sentMessage(_:)"),
    ])

  private static let appKitSlider: [ReactiveMember] = ReactiveMember.of(
    "NSSlider",
    [
      .old("rx_value", .controlProperty, "Double", now: "rx.value")
    ])

  private static let appKitTextField: [ReactiveMember] = ReactiveMember.of(
    "NSTextField",
    [
      .old("rx_createDelegateProxy()", .delegate),
      .old("rx_delegate", .delegate, now: "rx.delegate"),
      .old("rx_text", .controlProperty, "String", now: "rx.text"),
    ])

  private static let textStorage: [ReactiveMember] = ReactiveMember.of(
    "NSTextStorage",
    [
      .old("rx_delegate", .delegate, now: "rx.delegate"),
      .old(
        "rx_didProcessEditingRangeChangeInLength", .observable,
        "(editedMask:NSTextStorageEditActions, editedRange:NSRange, delta:Int)",
        now: "rx.didProcessEditingRangeChangeInLength"),
    ])

  private static let session: [ReactiveMember] = ReactiveMember.of(
    "NSURLSession",
    [
      .old("rx_JSON(_:)", .observable, "AnyObject", now: "rx.json(request:) / rx.json(url:)"),
      .old("rx_data(_:)", .observable, "NSData", now: "rx.data(request:)"),
      .old("rx_response(_:)", .observable, "(NSData, NSHTTPURLResponse)", now: "rx.response(request:)"),
    ])

  private static let appKitView: [ReactiveMember] = ReactiveMember.of(
    "NSView",
    [
      .old("rx_alpha", .observer, "CGFloat", now: "rx.alpha"),
      .old("rx_hidden", .observer, "Bool", now: "rx.isHidden"),
    ])

  private static let rxTextInput: [ReactiveMember] = ReactiveMember.of(
    "RxTextInput",
    [
      .old("rx_text", .controlProperty, "String", since: .init(2, 5), now: "rx.text")
    ])

  private static let activityIndicatorView: [ReactiveMember] = ReactiveMember.of(
    "UIActivityIndicatorView",
    [
      .old("rx_animating", .observer, "Bool", now: "rx.isAnimating")
    ])

  private static let alertAction: [ReactiveMember] = ReactiveMember.of(
    "UIAlertAction",
    [
      .old("rx_enabled", .observer, "Bool", since: .init(2, 6), now: "rx.isEnabled")
    ])

  private static let application: [ReactiveMember] = ReactiveMember.of(
    "UIApplication",
    [
      .old(
        "rx_networkActivityIndicatorVisible", .observer, "Bool", since: .init(2, 2),
        now: "rx.isNetworkActivityIndicatorVisible")
    ])

  private static let barButtonItem: [ReactiveMember] = ReactiveMember.of(
    "UIBarButtonItem",
    [
      .old("rx_enabled", .observer, "Bool", now: "rx.isEnabled"),
      .old("rx_tap", .controlEvent, "Void", now: "rx.tap"),
    ])

  private static let button: [ReactiveMember] = ReactiveMember.of(
    "UIButton",
    [
      .old("rx_primaryAction", .controlEvent, "Void", now: "rx.primaryAction"),
      .old("rx_tap", .controlEvent, "Void", now: "rx.tap"),
      .old("rx_title(_:)", .observer, "String?", since: .init(2, 6), now: "rx.title(for:)"),
    ])

  private static let collectionView: [ReactiveMember] = ReactiveMember.of(
    "UICollectionView",
    [
      .old("rx_createDataSourceProxy()", .delegate),
      .old("rx_createDelegateProxy()", .delegate),
      .old("rx_dataSource", .delegate, now: "rx.dataSource"),
      .old(
        "rx_didUpdateFocusInContextWithAnimationCoordinator", .controlEvent,
        "(context: UIFocusUpdateContext, animationCoordinator: UIFocusAnimationCoordinator)",
        now: "rx.didUpdateFocusInContextWithAnimationCoordinator"),
      .old("rx_itemDeselected", .controlEvent, "NSIndexPath", since: .init(2, 1), now: "rx.itemDeselected"),
      .old("rx_itemSelected", .controlEvent, "NSIndexPath", now: "rx.itemSelected"),
      .old("rx_itemsWithCellFactory(_:)", .items, "Sequence", now: "rx.items(_:)"),
      .old("rx_itemsWithCellIdentifier(_:cellType:)", .items, "Sequence", now: "rx.items(cellIdentifier:cellType:)"),
      .old("rx_itemsWithDataSource(_:)", .items, "DataSource.Element", now: "rx.items(dataSource:)"),
      .old("rx_modelAtIndexPath(_:)", .other, "T", now: "rx.model(at:)"),
      .old("rx_modelDeselected(_:)", .controlEvent, "T", since: .init(2, 1), now: "rx.modelDeselected(_:)"),
      .old("rx_modelSelected(_:)", .controlEvent, "T", now: "rx.modelSelected(_:)"),
      .old("rx_setDataSource(_:)", .delegate, now: "rx.setDataSource(_:)"),
    ])

  private static let control: [ReactiveMember] = ReactiveMember.of(
    "UIControl",
    [
      .old("rx_controlEvent(_:)", .controlEvent, "Void", now: "rx.controlEvent(_:)"),
      .old("rx_enabled", .observer, "Bool", now: "rx.isEnabled"),
      .old("rx_selected", .observer, "Bool", since: .init(2, 2), now: "rx.isSelected"),
    ])

  private static let datePicker: [ReactiveMember] = ReactiveMember.of(
    "UIDatePicker",
    [
      .old("rx_date", .controlProperty, "NSDate", now: "rx.date")
    ])

  private static let imagePickerController: [ReactiveMember] = ReactiveMember.of(
    "UIImagePickerController",
    [
      .old("rx_delegate", .delegate, since: .init(2, 1)),
      .old("rx_didCancel", .observable, "()", since: .init(2, 1)),
      .old("rx_didFinishPickingMediaWithInfo", .observable, "[String : AnyObject]", since: .init(2, 1)),
    ])

  private static let imageView: [ReactiveMember] = ReactiveMember.of(
    "UIImageView",
    [
      .old("rx_image", .observer, "UIImage?", now: "rx.image"),
      .old("rx_imageAnimated(_:)", .observer, "UIImage?", now: "rx.image(transitionType:) then rx.image"),
    ])

  private static let label: [ReactiveMember] = ReactiveMember.of(
    "UILabel",
    [
      .old("rx_attributedText", .observer, "NSAttributedString?", now: "rx.attributedText"),
      .old("rx_text", .observer, "String", now: "rx.text"),
    ])

  private static let navigationItem: [ReactiveMember] = ReactiveMember.of(
    "UINavigationItem",
    [
      .old("rx_title", .observer, "String?", since: .init(2, 5), now: "rx.title")
    ])

  private static let pageControl: [ReactiveMember] = ReactiveMember.of(
    "UIPageControl",
    [
      .old("rx_currentPage", .observer, "Int", since: .init(2, 6), now: "rx.currentPage")
    ])

  private static let pickerView: [ReactiveMember] = ReactiveMember.of(
    "UIPickerView",
    [
      .old("rx_delegate", .delegate, since: .init(2, 6), now: "rx.delegate"),
      .old("rx_itemSelected", .controlEvent, "(row: Int, component: Int)", since: .init(2, 6), now: "rx.itemSelected"),
    ])

  private static let progressView: [ReactiveMember] = ReactiveMember.of(
    "UIProgressView",
    [
      .old("rx_progress", .observer, "Float", since: .init(2, 3), now: "rx.progress")
    ])

  private static let refreshControl: [ReactiveMember] = ReactiveMember.of(
    "UIRefreshControl",
    [
      .old("rx_refreshing", .observer, "Bool", since: .init(2, 2), now: "rx.isRefreshing")
    ])

  private static let scrollView: [ReactiveMember] = ReactiveMember.of(
    "UIScrollView",
    [
      .old("rx_contentOffset", .controlProperty, "CGPoint", now: "rx.contentOffset"),
      .old("rx_createDelegateProxy()", .delegate),
      .old("rx_delegate", .delegate, now: "rx.delegate"),
      .old("rx_scrollEnabled", .observer, "Bool", since: .init(2, 6), now: "rx.isScrollEnabled"),
      .old("rx_setDelegate(_:)", .delegate, now: "rx.setDelegate(_:)"),
    ])

  private static let searchBar: [ReactiveMember] = ReactiveMember.of(
    "UISearchBar",
    [
      .old("rx_cancelButtonClicked", .controlEvent, "Void", since: .init(2, 4), now: "rx.cancelButtonClicked"),
      .old("rx_createDelegateProxy()", .delegate, since: .init(2, 4)),
      .old("rx_delegate", .delegate, now: "rx.delegate"),
      .old("rx_searchButtonClicked", .controlEvent, "Void", since: .init(2, 4), now: "rx.searchButtonClicked"),
      .old(
        "rx_selectedScopeButtonIndex", .controlProperty, "Int", since: .init(2, 3), now: "rx.selectedScopeButtonIndex"),
      .old("rx_text", .controlProperty, "String", now: "rx.text"),
    ])

  private static let searchController: [ReactiveMember] = ReactiveMember.of(
    "UISearchController",
    [
      .old("rx_delegate", .delegate, since: .init(2, 4), now: "rx.delegate"),
      .old("rx_didDismiss", .observable, "Void", since: .init(2, 4), now: "rx.didDismiss"),
      .old("rx_didPresent", .observable, "Void", since: .init(2, 4), now: "rx.didPresent"),
      .old("rx_present", .observable, "Void", since: .init(2, 4), now: "rx.present"),
      .old("rx_willDismiss", .observable, "Void", since: .init(2, 4), now: "rx.willDismiss"),
      .old("rx_willPresent", .observable, "Void", since: .init(2, 4), now: "rx.willPresent"),
    ])

  private static let segmentedControl: [ReactiveMember] = ReactiveMember.of(
    "UISegmentedControl",
    [
      .old("rx_value", .controlProperty, "Int", now: "rx.value")
    ])

  private static let slider: [ReactiveMember] = ReactiveMember.of(
    "UISlider",
    [
      .old("rx_value", .controlProperty, "Float", now: "rx.value")
    ])

  private static let stepper: [ReactiveMember] = ReactiveMember.of(
    "UIStepper",
    [
      .old("rx_value", .controlProperty, "Double", now: "rx.value")
    ])

  private static let switchControl: [ReactiveMember] = ReactiveMember.of(
    "UISwitch",
    [
      .old("rx_value", .controlProperty, "Bool", now: "rx.value")
    ])

  private static let tabBar: [ReactiveMember] = ReactiveMember.of(
    "UITabBar",
    [
      .old("rx_createDelegateProxy()", .delegate, since: .init(2, 6)),
      .old("rx_delegate", .delegate, since: .init(2, 6), now: "rx.delegate"),
      .old(
        "rx_didBeginCustomizing", .controlEvent, "[UITabBarItem]", since: .init(2, 6), now: "rx.didBeginCustomizing"),
      .old(
        "rx_didEndCustomizing", .controlEvent, "(items: [UITabBarItem], changed: Bool)", since: .init(2, 6),
        now: "rx.didEndCustomizing"),
      .old("rx_didSelectItem", .controlEvent, "UITabBarItem", since: .init(2, 6), now: "rx.didSelectItem"),
      .old(
        "rx_willBeginCustomizing", .controlEvent, "[UITabBarItem]", since: .init(2, 6), now: "rx.willBeginCustomizing"),
      .old(
        "rx_willEndCustomizing", .controlEvent, "(items: [UITabBarItem], changed: Bool)", since: .init(2, 6),
        now: "rx.willEndCustomizing"),
    ])

  private static let tabBarItem: [ReactiveMember] = ReactiveMember.of(
    "UITabBarItem",
    [
      .old("rx_badgeValue", .observer, "String?", since: .init(2, 3), now: "rx.badgeValue")
    ])

  private static let tableView: [ReactiveMember] = ReactiveMember.of(
    "UITableView",
    [
      .old("rx_createDataSourceProxy()", .delegate),
      .old("rx_createDelegateProxy()", .delegate),
      .old("rx_dataSource", .delegate, now: "rx.dataSource"),
      .old(
        "rx_didEndDisplayingCell", .controlEvent, "DidEndDisplayingCellEvent", since: .init(2, 5),
        now: "rx.didEndDisplayingCell"),
      .old(
        "rx_didUpdateFocusInContextWithAnimationCoordinator", .controlEvent,
        "(context: UIFocusUpdateContext, animationCoordinator: UIFocusAnimationCoordinator)",
        now: "rx.didUpdateFocusInContextWithAnimationCoordinator"),
      .old(
        "rx_itemAccessoryButtonTapped", .controlEvent, "NSIndexPath", since: .init(2, 2),
        now: "rx.itemAccessoryButtonTapped"),
      .old("rx_itemDeleted", .controlEvent, "NSIndexPath", now: "rx.itemDeleted"),
      .old("rx_itemDeselected", .controlEvent, "NSIndexPath", since: .init(2, 1), now: "rx.itemDeselected"),
      .old("rx_itemInserted", .controlEvent, "NSIndexPath", now: "rx.itemInserted"),
      .old("rx_itemMoved", .controlEvent, "ItemMovedEvent", now: "rx.itemMoved"),
      .old("rx_itemSelected", .controlEvent, "NSIndexPath", now: "rx.itemSelected"),
      .old("rx_itemsWithCellFactory(_:)", .items, "Sequence", now: "rx.items(_:)"),
      .old("rx_itemsWithCellIdentifier(_:cellType:)", .items, "Sequence", now: "rx.items(cellIdentifier:cellType:)"),
      .old("rx_itemsWithDataSource(_:)", .items, "DataSource.Element", now: "rx.items(dataSource:)"),
      .old("rx_modelAtIndexPath(_:)", .other, "T", now: "rx.model(at:)"),
      .old("rx_modelDeselected(_:)", .controlEvent, "T", since: .init(2, 1), now: "rx.modelDeselected(_:)"),
      .old("rx_modelSelected(_:)", .controlEvent, "T", now: "rx.modelSelected(_:)"),
      .old("rx_setDataSource(_:)", .delegate, now: "rx.setDataSource(_:)"),
      .old("rx_willDisplayCell", .controlEvent, "WillDisplayCellEvent", since: .init(2, 5), now: "rx.willDisplayCell"),
    ])

  private static let textField: [ReactiveMember] = ReactiveMember.of(
    "UITextField",
    [
      .old("rx_text", .controlProperty, "String", now: "rx.text")
    ])

  private static let textView: [ReactiveMember] = ReactiveMember.of(
    "UITextView",
    [
      .old("rx_createDelegateProxy()", .delegate),
      .old("rx_text", .controlProperty, "String", now: "rx.text"),
    ])

  private static let view: [ReactiveMember] = ReactiveMember.of(
    "UIView",
    [
      .old("rx_alpha", .observer, "CGFloat", now: "rx.alpha"),
      .old("rx_hidden", .observer, "Bool", now: "rx.isHidden"),
    ])

  private static let viewController: [ReactiveMember] = ReactiveMember.of(
    "UIViewController",
    [
      .old("rx_title", .observer, "String", since: .init(2, 6), now: "rx.title")
    ])
}
