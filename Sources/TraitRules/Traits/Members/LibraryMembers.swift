/// Members that libraries beside RxCocoa add, as far as apps bind to them.
enum LibraryMembers {
  static let rows: [ReactiveMember] = [map, realm, action].flatMap { $0 }

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
      ReactiveMember.of(base, library: "RxRealmDataSources", [.binder("realmChanges(_:)", "(collection, changes)")])
    }

  private static let action: [ReactiveMember] = ReactiveMember.of(
    "UIAlertAction", library: "Action", [.assertingObserver("enabled", "Bool")])
}
