/// RxDataSources: `RxTableViewSectionedReloadDataSource<Section>(configureCell: { source, table, path, item in … })`.
enum RxDataSourcesModel: LibraryModel {
  /// What a closure that configures cells is given; `nil` where the closure is another.
  static func closureInputs(of closure: Place, _ lowering: Lowering) -> [Value]? {
    guard let section = sectionType(around: closure, lowering) else { return nil }
    let view = lowering.store.outside(Symbol(.UITableView))
    return [.plain, view, .plain, item(ofSection: section, lowering)]
  }

  /// The section's type as the data source is written: in the call that the closure is handed to, in the type that this
  /// call is written to make, or at the name that the closure is assigned to a member of.
  private static func sectionType(around closure: Place, _ lowering: Lowering) -> Place? {
    let project = lowering.project
    guard let parent = project.parent(closure) else { return nil }
    switch project.kind(parent) {
    case .argument:
      let label = project.label(parent)
      guard label.isNone || label == .configureCell, let call = project.parent(parent),
        project.kind(call) == .callExpr, let callee = project.first(call),
        [.identifierExpr, .implicitMemberExpr].contains(project.kind(callee))
      else { return nil }
      return section(of: callee, project) ?? lowering.contextualType(of: call).flatMap { section(of: $0, project) }
    case .sequenceExpr:
      guard let target = project.first(parent), project.kind(target) == .memberExpr,
        project.symbol(target) == .configureCell, let source = project.first(target),
        let binding = lowering.variable(namedBy: source)
      else { return nil }
      let made = project.initialValue(of: binding)
      return project.declaredType(of: binding).flatMap { section(of: $0, project) }
        ?? made.flatMap { project.first($0) }.flatMap { section(of: $0, project) }
    default: return nil
    }
  }

  private static func section(of dataSource: Place, _ project: Project) -> Place? {
    let name = project.name(dataSource)
    guard name.hasPrefix("Rx"), name.hasSuffix("DataSource") else { return nil }
    return project.child(dataSource, .genericArguments).flatMap { project.first($0) }
  }

  /// `Item` of a section in sight, or the last argument of `SectionModel<Header, Item>`.
  private static func item(ofSection section: Place, _ lowering: Lowering) -> Value {
    let (project, meaning) = (lowering.project, lowering.meaning)
    if let type = meaning.type(writtenAt: section) {
      return meaning.typealiasTarget(Symbol(.Item), in: type).map { lowering.typeValue($0) } ?? .lost(section, .none)
    }
    let written =
      project.child(section, .genericArguments) == nil
      ? meaning.typealiasTarget(writtenAt: section) ?? section : section
    guard project.name(written).hasSuffix("SectionModel"),
      let item = project.child(written, .genericArguments).flatMap({ project.children($0).last })
    else { return .lost(section, .none) }
    return lowering.typeValue(item)
  }
}
