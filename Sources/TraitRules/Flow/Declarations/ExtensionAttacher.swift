/// Attaches the extensions of a file to what they extend.
struct ExtensionAttacher {
  let project: Project
  private let collector: DeclarationCollector
  private var tree: SyntaxTree { collector.tree }

  init(project: Project, file: Int32) {
    self.project = project
    collector = DeclarationCollector(project: project, file: file)
  }

  /// - Parameter path: the names that the extension extends.
  func attach(_ id: NodeID, _ path: [String]) {
    guard let block = tree.firstChild(id, .memberBlock), let name = path.last else { return }
    let place = collector.place(id)
    // RxSwift's own types are known from the catalogue, also where its sources are among the files.
    if !Self.isRxSwiftType(name), let type = resolve(path) {
      project.typeAt[place] = type
      let declaration = project.types[type]
      let inherited = collector.inheritedNames(id)
      declaration.contents.files.insert(place.file)
      declaration.contents.inherited += inherited
      for name in inherited { project.inheritorsByName.add(type, at: declaration.place, to: name) }
      addMembers(in: block, to: type)
    } else {
      var external = ExternalExtension(extendedType: name, place: place, constraints: constraints(id))
      addMembers(in: block, to: &external)
      project.extensionsByName.add(external, at: place, to: name)
    }
  }

  private static func isRxSwiftType(_ name: String) -> Bool {
    name == "Reactive" || sequenceTypeNames[name] != nil || sequenceProtocolNames.contains(name)
  }

  private func addMembers(in block: NodeID, to type: TypeID) {
    collector.forEachDeclaration(in: block) { child in
      switch tree[child].kind {
      case .classDecl, .structDecl, .enumDecl, .protocolDecl, .actorDecl:
        guard let nested = project.typeAt[collector.place(child)] else { return }
        project.types[nested].parent = type
        project.types[type].contents.nestedTypes[project.types[nested].name] = nested
      default: collector.addMember(child, to: type)
      }
    }
  }

  private func addMembers(in block: NodeID, to external: inout ExternalExtension) {
    collector.forEachDeclaration(in: block) { child in
      guard [.variableDecl, .funcDecl].contains(tree[child].kind) else { return }
      collector.forEachMember(child) { name, member in external.members[name, default: []].append(member) }
    }
  }

  private func resolve(_ path: [String]) -> TypeID? {
    guard let first = path.first else { return nil }
    let candidates = project.types(named: first, from: collector.file)
    let outermost = candidates.first { path.count > 1 || project.types[$0].parent == nil }
    guard var type = outermost ?? candidates.first else { return nil }
    for name in path.dropFirst() {
      guard let nested = project.types[type].contents.nestedTypes[name] else { return nil }
      type = nested
    }
    return type
  }

  private func constraints(_ id: NodeID) -> [(subject: String, bound: String)] {
    guard let clause = tree.firstChild(id, .whereClause) else { return [] }
    let types = Array(tree.children(clause))
    var result: [(subject: String, bound: String)] = []
    var index = 0
    while index + 1 < types.count {
      result.append((tree.name(types[index]), tree.name(types[index + 1])))
      index += 2
    }
    return result
  }
}
