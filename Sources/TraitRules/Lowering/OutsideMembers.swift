/// Members of types that are declared elsewhere, or by an extension of such a type.
extension Lowering {
  func outsideStaticMember(_ name: Symbol, of type: Symbol, at place: Place) -> Value {
    let names = [type] + meaning.superclassNames(of: type)
    let members = meaning.outsideMembers(named: name, of: names, isStatic: true, from: place.file)
    if !members.isEmpty { return externalMemberValue(members, receiver: .outsideMetatype(type), at: place) }
    switch name.known {
    case .shared?, .default?, .standard?, .main?, .current?, .instance?, .sharedInstance?: return store.outside(type)
    case .`init`?, .`self`?: return .outsideMetatype(type)
    default: break
    }
    if project.isCapitalized(name) {
      return meaning.nestedType(name, inOutside: type, from: place.file).map { .metatype($0) } ?? .outsideMetatype(name)
    }
    return .lost(place, name)
  }

  /// A member that a project's extension gives to a type from outside, or one that its class is known to have.
  func outsideMember(_ name: Symbol, of receiver: Value, _ object: OutsideValue, at place: Place) -> Value {
    let names = [object.type] + meaning.superclassNames(of: object.type)
    let members = meaning.outsideMembers(named: name, of: names, isStatic: false, from: place.file)
    if !members.isEmpty { return externalMemberValue(members, receiver: receiver, at: place) }
    if let known = interfaceMember(name, ofType: object.type) { return known }
    if name == .viewContext { return .scheduler(.main, place) }
    if let observer = LibraryModels.observer(name, of: object, at: place, self) { return store.observer(observer) }
    if let row = catalogue.rows(named: name).first(where: { $0.isProperty && project.isNamed(object.type, $0.type) }) {
      return LibraryModels.property(row, of: object, at: place, self) ?? library(row, [], at: place)
    }
    return LibraryModels.member(name, of: object, at: place, self) ?? .lost(place, name)
  }

  func externalMemberValue(_ members: [Member], receiver: Value, at place: Place) -> Value {
    if let found = members.first(where: { $0.kind == .variable }) {
      return variable(found, owner: nil, receiver: project.isComputed(found.place) ? receiver : .nothing)
    }
    let functions = members.filter { $0.kind == .function }.map(\.place)
    return functions.isEmpty ? .lost(place, .none) : store.functions(functions, of: receiver)
  }

  /// Members that classes of user interface have, by name.
  func interfaceMember(_ name: Symbol, ofType type: Symbol) -> Value? {
    guard meaning.isUI(type) || meaning.isNamedLikeUI(type) else { return nil }
    if let known = name.known, let type = Self.memberTypes[known] { return store.outside(Symbol(type)) }
    if let known = name.known, let element = Self.interfaceCollections[known] {
      return store.array(of: store.outside(Symbol(element)))
    }
    return meaning.isNamedLikeUI(name) ? store.outside(Symbol(.UIView)) : nil
  }

  /// Of what collections are that they have.
  private static let interfaceCollections: [KnownName: KnownName] = [
    .windows: .UIWindow, .subviews: .UIView, .sublayers: .CALayer, .arrangedSubviews: .UIView, .visibleCells: .UIView,
    .children: .UIViewController, .childViewControllers: .UIViewController, .viewControllers: .UIViewController,
  ]

  private static let memberTypes: [KnownName: KnownName] = [
    .view: .UIView, .contentView: .UIView, .navigationItem: .UINavigationItem, .window: .UIWindow,
    .navigationController: .UINavigationController, .tabBarController: .UITabBarController, .layer: .CALayer,
    .tableView: .UITableView, .collectionView: .UICollectionView, .textLabel: .UILabel,
    .detailTextLabel: .UILabel, .imageView: .UIImageView, .titleLabel: .UILabel, .tabBarItem: .UITabBarItem,
    .refreshControl: .UIRefreshControl, .searchBar: .UISearchBar, .navigationBar: .UINavigationBar,
    .rightBarButtonItem: .UIBarButtonItem, .leftBarButtonItem: .UIBarButtonItem, .superview: .UIView,
    .rootViewController: .UIViewController, .presentedViewController: .UIViewController,
    .presentingViewController: .UIViewController, .topViewController: .UIViewController, .parent: .UIViewController,
    .keyWindow: .UIWindow, .uiviewController: .UIViewController, .viewController: .UIViewController,
  ]
}

extension Project {
  /// Whether a symbol is a name that may be missing.
  func isNamed(_ symbol: Symbol, _ name: String?) -> Bool {
    guard let name else { return false }
    let text = text(symbol)
    return text == name || ActionLibrary.aliases[text] == name
  }
}
