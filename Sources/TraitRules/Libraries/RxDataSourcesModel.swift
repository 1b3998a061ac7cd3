/// RxDataSources: `RxTableViewSectionedReloadDataSource<Section>(configureCell: { source, table, path, item in … })`.
enum RxDataSourcesModel: LibraryModel {
  /// What a closure that configures cells is given; `nil` where the closure is another.
  static func closureInputs(of closure: Place, _ lowering: Lowering) -> [Value]? {
    guard let section = sectionType(around: closure, lowering) else { return nil }
    let view = lowering.store.outside(Symbol(.UITableView))
    let of = lowering.typeValue(section)
    let source = lowering.store.outside(Symbol(.RxTableViewSectionedReloadDataSource), arguments: [of])
    return [source, view, .plain, item(of: of, at: section, lowering)]
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
    guard isDataSource(project.name(dataSource)) else { return nil }
    return project.child(dataSource, .genericArguments).flatMap { project.first($0) }
  }

  /// `dataSource[indexPath]` is an item, and `dataSource[section]` a section. (TableViewSectionedDataSource.swift)
  static func element(of object: OutsideValue, at place: Place, _ frame: FrameID, _ lowering: Lowering) -> Value? {
    let project = lowering.project
    guard let section = section(of: object, project),
      let index = project.child(place, .argument).flatMap(project.first)
    else { return nil }
    let isSection =
      project.kind(index) == .numberLiteral
      || project.text(index).split(separator: ".").last?.lowercased().hasSuffix("section") == true
    return isSection ? section : item(of: section, at: place, lowering)
  }

  /// `dataSource.sectionModels`, and `items` of a section that the library has.
  static func member(_ name: Symbol, of object: OutsideValue, at place: Place, _ lowering: Lowering) -> Value? {
    switch name.known {
    case .sectionModels?: section(of: object, lowering.project).map { lowering.store.array(of: $0) }
    case .items?:
      isSection(object, lowering.project) ? object.arguments.last.map { lowering.store.array(of: $0) } : nil
    default: nil
    }
  }

  private static func section(of dataSource: OutsideValue, _ project: Project) -> Value? {
    isDataSource(project.text(dataSource.type)) ? dataSource.arguments.first : nil
  }

  private static func isDataSource(_ name: String) -> Bool { name.hasPrefix("Rx") && name.hasSuffix("DataSource") }

  /// `SectionModel` and `AnimatableSectionModel`.
  private static func isSection(_ object: OutsideValue, _ project: Project) -> Bool {
    project.text(object.type).hasSuffix("SectionModel")
  }

  /// `Item` of a section in sight, or the last argument of `SectionModel<Header, Item>`.
  private static func item(of section: Value, at place: Place, _ lowering: Lowering) -> Value {
    switch lowering.forced(section) {
    case .object(let ref):
      let item = lowering.meaning.typealiasTarget(Symbol(.Item), in: lowering.store[ref].type)
      return item.map { lowering.typeValue($0) } ?? .lost(place, .none)
    case .outside(let ref) where isSection(lowering.store[ref], lowering.project):
      return lowering.store[ref].arguments.last ?? .lost(place, .none)
    default: return .lost(place, .none)
    }
  }
}
