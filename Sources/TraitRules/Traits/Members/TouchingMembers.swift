/// A member of a user interface object that must be used on the main thread.
public struct TouchingMember: Sendable, Equatable {
  /// `label.text = …` or `tableView.reloadData()`.
  public enum Use: Sendable { case assigned, called }

  public var use: Use
  /// The name alone does not show that the receiver is user interface: `text`, `value`, `title` are everybody's words.
  /// The others are UIKit's; still, a receiver that is seen to be something else speaks against them.
  public var needsUIReceiver: Bool
}

extension UIClasses {
  /// By base name: what, assigned or called, changes the user interface.
  public static let touchingMembers: [String: TouchingMember] = {
    var members: [String: TouchingMember] = [:]
    func add(_ names: [String], _ use: TouchingMember.Use, needsUIReceiver: Bool) {
      for name in names { members[name] = TouchingMember(use: use, needsUIReceiver: needsUIReceiver) }
    }
    add(distinctiveProperties, .assigned, needsUIReceiver: false)
    add(commonProperties, .assigned, needsUIReceiver: true)
    add(distinctiveFunctions, .called, needsUIReceiver: false)
    add(commonFunctions, .called, needsUIReceiver: true)
    return members
  }()

  /// URLNavigator's types, and what makes them show something. (NavigatorType.swift)
  static let navigators: Set<String> = ["Navigator", "NavigatorType", "NavigatorProtocol"]
  static let navigatorMethods: Set<String> = ["push", "present", "open", "pushURL", "presentURL", "openURL"]

  /// Members of views by which libraries add methods: SnapKit, Kingfisher.
  public static let proxies: Set<String> = ["snp", "kf"]

  private static let distinctiveProperties: [String] = [
    "attributedText", "attributedPlaceholder", "textColor", "textAlignment", "numberOfLines", "lineBreakMode",
    "backgroundColor", "tintColor", "barTintColor", "contentOffset", "contentInset", "contentSize",
    "scrollIndicatorInsets",
    "isUserInteractionEnabled", "isScrollEnabled", "isPagingEnabled", "isSecureTextEntry", "selectedSegmentIndex",
    "numberOfPages", "currentPage", "cornerRadius", "borderWidth", "borderColor", "masksToBounds", "clipsToBounds",
    "contentMode", "tableHeaderView", "tableFooterView", "backgroundView", "accessoryType", "accessoryView",
    "selectionStyle", "separatorStyle", "rightBarButtonItem", "rightBarButtonItems", "leftBarButtonItem",
    "leftBarButtonItems", "titleView", "prefersLargeTitles", "hidesBackButton", "badgeValue", "rootViewController",
    "isNavigationBarHidden", "selectedViewController", "isHighlighted", "adjustsFontSizeToFitWidth", "stringValue",
    "layoutMargins", "zPosition", "shadowColor", "shadowOpacity", "shadowRadius", "shadowOffset",
    "preferredContentSize",
    "refreshControl", "inputView", "inputAccessoryView", "keyboardType", "returnKeyType",
  ]

  private static let commonProperties: [String] = [
    "text", "title", "placeholder", "image", "isHidden", "alpha", "isEnabled", "isSelected", "isOn", "value",
    "minimumValue", "maximumValue", "progress", "font", "frame", "bounds", "center", "transform", "date",
    "minimumDate", "maximumDate", "prompt", "constant", "isActive", "isEditing", "color", "state", "opacity",
    "selectedIndex", "viewControllers", "items", "region", "axis", "spacing", "distribution", "alignment", "message",
    "isOpaque", "attributedTitle", "toolTip", "string", "doubleValue", "integerValue", "floatValue", "objectValue",
    "menu", "view", "mask", "path", "fillColor", "strokeColor", "zoomScale", "dataSource", "delegate", "style",
  ]

  private static let distinctiveFunctions: [String] = [
    "reloadData", "reloadRows", "reloadSections", "reloadItems", "insertRows", "deleteRows", "moveRow",
    "insertSections",
    "deleteSections", "insertItems", "deleteItems", "moveItem", "performBatchUpdates", "beginUpdates", "endUpdates",
    "reloadAllComponents", "reloadComponent", "reloadInputViews", "scrollToRow", "scrollToItem", "selectRow",
    "deselectRow", "selectItem", "deselectItem", "scrollRectToVisible", "setContentOffset", "setZoomScale",
    "layoutIfNeeded", "setNeedsLayout", "setNeedsDisplay", "setNeedsUpdateConstraints", "updateConstraintsIfNeeded",
    "layoutSubviews", "sizeToFit", "invalidateLayout", "invalidateIntrinsicContentSize",
    "setNeedsStatusBarAppearanceUpdate", "addSubview", "insertSubview", "bringSubviewToFront", "sendSubviewToBack",
    "removeFromSuperview", "addArrangedSubview", "removeArrangedSubview", "insertArrangedSubview",
    "addGestureRecognizer",
    "removeGestureRecognizer", "addSublayer", "insertSublayer", "removeFromSuperlayer", "addConstraints",
    "becomeFirstResponder", "resignFirstResponder", "endEditing", "startAnimating", "stopAnimating", "beginRefreshing",
    "endRefreshing", "endRefreshingWithNoMoreData", "resetNoMoreData", "setTitle", "setAttributedTitle",
    "setTitleColor", "setImage", "setBackgroundImage",
    "setOn", "pushViewController", "popViewController", "popToRootViewController", "popToViewController",
    "setViewControllers", "setNavigationBarHidden", "setToolbarHidden", "setTabBarHidden", "addChild",
    "removeFromParent", "willMove", "didMove", "performSegue", "unwind", "presentViewController",
    "dismissViewController", "addAnnotation", "addAnnotations", "removeAnnotations", "addOverlay", "removeOverlays",
    "setRegion", "setCenter", "moveCamera", "loadHTMLString", "sendActions", "setRightBarButton", "setLeftBarButton",
    "setRightBarButtonItems", "setLeftBarButtonItems", "setProgress", "makeKeyAndVisible",
    "setHighlighted", "setSelected", "setEditing", "addChildViewController", "removeFromParentViewController",
    "evaluateJavaScript", "callAsyncJavaScript", "loadFileURL",
    // UIKit's in the spellings of Swift 2.
    "dismissViewControllerAnimated", "popViewControllerAnimated", "popToRootViewControllerAnimated",
    "performSegueWithIdentifier", "reloadRowsAtIndexPaths", "reloadItemsAtIndexPaths", "insertRowsAtIndexPaths",
    "deleteRowsAtIndexPaths", "selectRowAtIndexPath", "deselectRowAtIndexPath", "scrollToRowAtIndexPath",
    "insertItemsAtIndexPaths", "deleteItemsAtIndexPaths", "scrollToItemAtIndexPath", "deselectItemAtIndexPath",
    // AppKit's, in the spellings of Swift 3 and of later ones.
    "presentViewControllerAsSheet", "presentViewControllerAsModalWindow", "presentAsSheet", "presentAsModalWindow",
    "beginSheet", "beginSheetModal", "endSheet", "makeKeyAndOrderFront", "orderFront", "orderOut", "runModal",
  ]

  private static let commonFunctions: [String] = [
    "present", "dismiss", "show", "animate", "transition", "setValue", "setDate", "select", "load", "scroll",
    "apply", "applySnapshotUsingReloadData", "addAction", "addTarget", "removeTarget", "center", "makeKey",
    "insertText", "deleteBackward",
    "setNeedsFocusUpdate", "makeConstraints", "remakeConstraints", "updateConstraints", "removeConstraints",
  ]
}
