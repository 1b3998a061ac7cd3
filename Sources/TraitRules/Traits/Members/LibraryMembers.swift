/// Members that libraries beside RxCocoa add, as far as apps bind to them.
enum LibraryMembers {
  static let rows: [ReactiveMember] = [
    map, realm, action, screens, application, flow, gestures, scrolling, web, bags,
  ].flatMap { $0 }

  private static let map: [ReactiveMember] = ReactiveMember.of(
    "MKMapView", library: "RxMKMapView",
    [
      .items("annotations(_:)"), .items("annotations(dataSource:)"), .items("overlays(_:)"),
      .items("overlays(dataSource:)"),
      .event("regionWillChangeAnimated", "Bool"), .event("regionDidChangeAnimated", "Bool"),
      .event("didChangeVisibleRegion"), .event("willStartLoadingMap"), .event("didFinishLoadingMap"),
      .event("willStartRenderingMap"), .event("didFinishRenderingMap", "Bool"), .event("willStartLocatingUser"),
      .event("didStopLocatingUser"), .event("didUpdateUserLocation", "MKUserLocation"),
      .event("didAddAnnotationViews", "[MKAnnotationView]"), .event("didSelectAnnotationView", "MKAnnotationView"),
      .event("didDeselectAnnotationView", "MKAnnotationView"),
      .event("didAddOverlayRenderers", "[MKOverlayRenderer]"),
      .observable("region", "MKCoordinateRegion"), .observable("didFailLoadingMap", "NSError"),
      .observable("didFailToLocateUserWithError", "NSError"),
    ])

  private static let realm: [ReactiveMember] =
    ["UITableView", "UICollectionView"].flatMap { base in
      ReactiveMember.of(
        base, library: "RxRealmDataSources", [.plainObserver("realmChanges(_:)", "(collection, changes)")])
    }

  private static let action: [ReactiveMember] = ReactiveMember.of(
    "UIAlertAction", library: "Action", [.assertingObserver("enabled", "Bool")])

  /// RxViewController's; RxAppState has most of them too, and many apps declare them themselves.
  private static let screens: [ReactiveMember] = ReactiveMember.of(
    "UIViewController", library: "RxViewController",
    [
      .event("viewDidLoad"), .event("viewWillAppear", "Bool"), .event("viewDidAppear", "Bool"),
      .event("viewWillDisappear", "Bool"), .event("viewDidDisappear", "Bool"), .event("viewWillLayoutSubviews"),
      .event("viewDidLayoutSubviews"), .event("willMoveToParentViewController", "UIViewController?"),
      .event("didMoveToParentViewController", "UIViewController?"), .event("didReceiveMemoryWarning"),
      .observable("isVisible", "Bool"), .event("isDismissing", "Bool"),
    ])

  private static let application: [ReactiveMember] = ReactiveMember.of(
    "UIApplication", library: "RxAppState",
    [
      .observable("appState", "AppState"), .observable("didOpenApp", "Void"), .observable("didOpenAppCount", "Int"),
      .observable("applicationWillEnterForeground", "AppState"),
      .observable("applicationDidBecomeActive", "AppState"),
      .observable("applicationDidEnterBackground", "AppState"),
      .observable("applicationWillResignActive", "AppState"),
      .observable("applicationWillTerminate", "AppState"), .observable("isFirstLaunch", "Bool"),
      .observable("firstLaunchOnly", "Void"),
    ])

  private static let flow: [ReactiveMember] =
    ReactiveMember.of(
      "UIViewController", library: "RxFlow", [.event("dismissed", "Bool"), .observable("displayed", "Bool")])
    + ReactiveMember.of("UIWindow", library: "RxFlow", [.observable("windowDidAppear", "Void")])

  private static let gestures: [ReactiveMember] = ["UIView", "NSView"].flatMap { base in
    ReactiveMember.of(
      base, library: "RxGesture",
      [
        .event("tapGesture(configuration:)", "UITapGestureRecognizer"),
        .event("panGesture(configuration:)", "UIPanGestureRecognizer"),
        .event("swipeGesture(_:configuration:)", "UISwipeGestureRecognizer"),
        .event("longPressGesture(configuration:)", "UILongPressGestureRecognizer"),
        .event("pinchGesture(configuration:)", "UIPinchGestureRecognizer"),
        .event("rotationGesture(configuration:)", "UIRotationGestureRecognizer"),
        .event("screenEdgePanGesture(configuration:)", "UIScreenEdgePanGestureRecognizer"),
        .event("hoverGesture(configuration:)", "UIHoverGestureRecognizer"),
        .event("touchDownGesture(configuration:)", "TouchDownGestureRecognizer"),
        .event("forceTouchGesture(configuration:)", "ForceTouchGestureRecognizer"),
        .event("transformGestures()", "TransformGestureRecognizers"),
        .event("anyGesture(_:)", "UIGestureRecognizer"), .event("gesture(_:)", "UIGestureRecognizer"),
        .event("clickGesture(buttonMask:configuration:)", "NSClickGestureRecognizer"),
        .event("leftClickGesture(configuration:)", "NSClickGestureRecognizer"),
        .event("rightClickGesture(configuration:)", "NSClickGestureRecognizer"),
        .event("pressGesture(configuration:)", "NSPressGestureRecognizer"),
        .event("magnificationGesture(configuration:)", "NSMagnificationGestureRecognizer"),
      ])
  }

  private static let scrolling: [ReactiveMember] = ReactiveMember.of(
    "UIScrollView", library: "RxSwiftExt", [.event("reachedBottom(offset:)")])

  /// WKWebView+Rx.swift observes keys that WebKit changes on main; Rx+Navigation.swift asks the view's delegate. Its
  /// `title`, `url` and `loading` are left out: where nobody sees whose they are, they are mostly others'.
  private static let web: [ReactiveMember] = ReactiveMember.of(
    "WKWebView", library: "RxWebKit",
    [
      .observable("estimatedProgress", "Double"), .observable("canGoBack", "Bool"), .observable("canGoForward", "Bool"),
      .event("didCommitNavigation"), .event("didStartProvisionalNavigation"), .event("didFinishNavigation"),
      .event("didFailNavigation"), .event("didFailProvisionalNavigation"),
    ])

  /// No sequence at all.
  private static let bags: [ReactiveMember] = ReactiveMember.of(
    "NSObject", library: "NSObject_Rx", [.other("disposeBag", "DisposeBag")])
}
