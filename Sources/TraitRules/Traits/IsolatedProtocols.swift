/// Protocols of frameworks that are isolated to the main actor. (`NS_SWIFT_UI_ACTOR` in the headers of UIKit, AppKit, WebKit
/// and MapKit)
enum IsolatedProtocols {
  /// UIKit's and AppKit's delegates and data sources, of which all are, and the rest by their names.
  static func areOnMain(_ name: String) -> Bool {
    if others.contains(name) { return true }
    guard name.hasPrefix("UI") else { return false }
    return roles.contains { name.hasSuffix($0) }
  }

  private static let roles = ["Delegate", "DataSource", "DelegateFlowLayout", "DataSourcePrefetching"]

  private static let others: Set<String> = [
    "UISearchResultsUpdating", "UIViewControllerAnimatedTransitioning", "UIViewControllerInteractiveTransitioning",
    "NSTableViewDelegate", "NSTableViewDataSource", "NSOutlineViewDelegate", "NSOutlineViewDataSource",
    "NSCollectionViewDelegate", "NSCollectionViewDataSource", "NSTextFieldDelegate", "NSTextViewDelegate",
    "NSWindowDelegate", "NSToolbarDelegate", "NSMenuDelegate", "NSSplitViewDelegate",
    "WKNavigationDelegate", "WKUIDelegate", "MKMapViewDelegate",
  ]
}
