/// Whether something is user interface, as far as can be seen.
enum UIAnswer { case yes, no, unknown }

extension Evaluator {
  /// A value's class and those above it, by name.
  func typeNames(of value: Value) -> [String] {
    switch value {
    case .instance(let instance):
      return typeNames(of: instance.type) + instance.otherTypes.flatMap(typeNames)
        + instance.otherNames.flatMap { [$0] + uiSuperclasses(of: $0) }
    case .metatype(let type): return typeNames(of: type)
    case .external(let name, _), .externalMetatype(let name): return [name] + uiSuperclasses(of: name)
    default: return []
    }
  }

  func typeNames(of type: TypeID) -> [String] {
    let names = [project.types[type].name] + allInheritedNames(type).sorted()
    return names + names.flatMap { uiSuperclasses(of: $0) }
  }

  private func uiSuperclasses(of name: String) -> [String] {
    var names: [String] = []
    var current = UIClasses.superclass(of: name)
    while let name = current, names.count < 12 {
      names.append(name)
      current = UIClasses.superclass(of: name)
    }
    return names
  }

  /// Whether a value is a user interface object; `text` is how the source names it.
  func isUI(_ value: Value, text: String) -> UIAnswer {
    switch value {
    case .instance(let instance):
      let inherited = instance.otherTypes.reduce(allInheritedNames(instance.type).union(instance.otherNames)) {
        $0.union(allInheritedNames($1))
      }
      if inherited.contains(where: { UIClasses.isUI($0) }) { return .yes }
      // A superclass of which only the name is known.
      let outside = inherited.filter { project.types(named: $0).isEmpty }
      if project.types[instance.type].kind == .class, outside.contains(where: { UIClasses.isNamedLikeUI($0) }) {
        return .yes
      }
      if project.types[instance.type].kind == .protocol {
        return UIClasses.isNamedLikeUI(project.types[instance.type].name) ? .yes : .unknown
      }
      return .no
    case .external(let name, _), .externalMetatype(let name):
      if UIClasses.isUI(name) || UIClasses.isNamedLikeUI(name) || name.hasSuffix("HUD") { return .yes }
      return .no
    case .reactive(let base, _): return isUI(base.value, text: text)
    case .unknown, .unseenCall: return looksLikeUI(text) ? .yes : .unknown
    case .metatype, .sequence, .tuple, .array, .closure, .functions, .scheduler, .observer, .plain:
      return looksLikeUI(text) ? .yes : .no
    }
  }

  func isUIObject(_ value: Value) -> Bool { isUI(value, text: "") == .yes }

  /// Whether the last name of an expression ends as names of views do.
  func looksLikeUI(_ text: String) -> Bool {
    var name = text[...]
    while let last = name.last, last == "?" || last == "!" || last == ")" || last == "(" { name = name.dropLast() }
    if let dot = name.lastIndex(of: ".") { name = name[name.index(after: dot)...] }
    return UIClasses.isNamedLikeUI(String(name))
  }

  /// Members that UI classes give to those that inherit from them.
  func inheritedUIMember(_ name: String, _ type: TypeID) -> Value? {
    guard isUI(.instance(Instance(type: type)), text: "") == .yes else { return nil }
    return uiMemberType(name, ofType: "UIView")
  }

  func uiMemberType(_ name: String, ofType typeName: String) -> Value? {
    guard UIClasses.isUI(typeName) || UIClasses.isNamedLikeUI(typeName) else { return nil }
    if let type = memberTypes[name] { return .external(type) }
    if name == "windows" { return .array(LazyValue(.external("UIWindow"))) }
    return UIClasses.isNamedLikeUI(name) ? .external("UIView") : nil
  }
}

/// What members of UI classes are, by name.
private let memberTypes: [String: String] = [
  "view": "UIView", "contentView": "UIView", "navigationItem": "UINavigationItem", "window": "UIWindow",
  "navigationController": "UINavigationController", "tabBarController": "UITabBarController", "layer": "CALayer",
  "tableView": "UITableView", "collectionView": "UICollectionView", "textLabel": "UILabel",
  "detailTextLabel": "UILabel", "imageView": "UIImageView", "titleLabel": "UILabel", "tabBarItem": "UITabBarItem",
  "refreshControl": "UIRefreshControl", "searchBar": "UISearchBar", "navigationBar": "UINavigationBar",
  "rightBarButtonItem": "UIBarButtonItem", "leftBarButtonItem": "UIBarButtonItem", "superview": "UIView",
]
