/// RxDataSources: `RxTableViewSectionedReloadDataSource<Section>(configureCell: { source, table, path, item in … })`.
extension Evaluator {
  /// What a closure that configures cells is given; `nil` where the closure is another.
  func cellInputs(_ closure: Place) -> [LazyValue]? {
    guard let section = sectionType(around: closure) else { return nil }
    let view = LazyValue(.external("UITableView"))
    return [LazyValue(.plain), view, LazyValue(.plain), lazily { self.itemValue(ofSection: section) }]
  }

  /// The section's type as the data source is written: in the call that the closure is handed to, in the type that this
  /// call is written to make, or at the name that the closure is assigned to a member of.
  private func sectionType(around closure: Place) -> Place? {
    guard let parent = project.parent(closure) else { return nil }
    switch project.kind(parent) {
    case .argument:
      let label = project.tree(parent).label(parent.node)
      guard label == nil || label == "configureCell", let call = project.parent(parent),
        project.kind(call) == .callExpr, let callee = project.children(call).first
      else { return nil }
      return section(of: callee) ?? contextualType(of: call).flatMap(section(of:))
    case .sequenceExpr:
      guard let target = project.children(parent).first, project.kind(target) == .memberExpr,
        project.name(target) == "configureCell", let source = project.children(target).first,
        let binding = declaration(of: source)
      else { return nil }
      let made = project.child(binding, .initializerClause).flatMap { project.children($0).last }
      return declaredType(of: binding).flatMap(section(of:))
        ?? made.flatMap { project.children($0).first }.flatMap(section(of:))
    default: return nil
    }
  }

  private func section(of dataSource: Place) -> Place? {
    guard project.name(dataSource).hasPrefix("Rx"), project.name(dataSource).hasSuffix("DataSource") else { return nil }
    return project.child(dataSource, .genericArguments).flatMap { project.children($0).first }
  }

  private func declaration(of name: Place) -> Place? {
    switch project.kind(name) {
    case .identifierExpr:
      switch lookUp(project.name(name), at: name) {
      case .local(let binding, _)?: return binding
      case .member(_, let members)?: return members.first?.place
      default: return nil
      }
    case .memberExpr:
      guard let base = project.children(name).first, project.kind(base) == .selfExpr,
        let type = project.enclosingType(of: name)
      else { return nil }
      return findMember(type, project.name(name))?.members.first?.place
    default: return nil
    }
  }

  /// `Item` of a section in sight, or the last argument of `SectionModel<Header, Item>`.
  private func itemValue(ofSection section: Place) -> Value {
    if let type = resolveType(section) {
      return typealiasTarget("Item", in: type).map { typeValue($0, nil) } ?? .unknown("Item", section)
    }
    let written = project.child(section, .genericArguments) == nil ? resolveTypealias(section) ?? section : section
    guard project.name(written).hasSuffix("SectionModel"),
      let item = project.child(written, .genericArguments).flatMap({ project.children($0).last })
    else { return .unknown("item", section) }
    return typeValue(item, nil)
  }
}
