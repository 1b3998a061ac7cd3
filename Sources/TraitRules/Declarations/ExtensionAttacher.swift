/// Attaches the extensions of a file to what they extend.
struct ExtensionAttacher {
  let project: Project
  private let collector: DeclarationCollector
  private let tree: SyntaxTree

  init(project: Project, file: Int32) {
    self.project = project
    collector = DeclarationCollector(project: project, file: file)
    tree = project.files[Int(file)].tree
  }

  /// - Parameter path: the names that the extension extends.
  func attach(_ id: NodeID, _ path: [Symbol]) {
    guard let block = tree.firstChild(id, .memberBlock), let name = path.last else { return }
    // Dialects' own types are known from the catalogue, also where their sources are among the files.
    if !project.dialect.declares(name), let type = project.types(at: path, from: collector.file) {
      extend(type, by: id, block)
    } else {
      let place = collector.place(id)
      let name = project.extendedName(of: place)
      var external = ExternalExtension(
        extendedType: name, place: place, constraints: constraints(id),
        inherited: collector.inheritedTypes(id).map { project.symbol($0) })
      addMembers(in: block, to: &external)
      project.extensionsByName.add(external, at: place, to: name)
    }
  }

  private func extend(_ type: TypeID, by id: NodeID, _ block: NodeID) {
    project.typeAt[collector.place(id)] = type
    let declaration = project.declaration(type)
    let inherited = collector.inheritedTypes(id)
    declaration.contents.files.insert(collector.file)
    declaration.contents.inheritedTypes += inherited
    declaration.contents.inherited += inherited.map { project.symbol($0) }
    for written in inherited {
      project.inheritorsByName.add(type, at: declaration.place, to: project.symbol(written))
    }
    let constraint = tree.firstChild(id, .whereClause).map { _ in collector.place(id) }
    collector.forEachDeclaration(in: block) { child in
      guard tree[child].kind.declaresType else {
        return collector.addMember(child, to: type, constrainedBy: constraint)
      }
      guard let nested = project.typeAt[collector.place(child)] else { return }
      project.declaration(nested).parent = type
      declaration.contents.nestedTypes[project.declaration(nested).name] = nested
    }
  }

  private func addMembers(in block: NodeID, to external: inout ExternalExtension) {
    collector.forEachDeclaration(in: block) { child in
      guard [.variableDecl, .funcDecl].contains(tree[child].kind) else { return }
      collector.forEachMember(child) { member in external.members[member.name, default: []].append(member) }
    }
  }

  private func constraints(_ id: NodeID) -> [ExtensionConstraint] {
    guard let clause = tree.firstChild(id, .whereClause) else { return [] }
    let types = Array(tree.children(clause)).map(collector.place)
    return stride(from: 0, to: types.count - 1, by: 2).map { index in
      ExtensionConstraint(
        subject: project.symbol(types[index]), bound: project.symbol(types[index + 1]), boundType: types[index + 1])
    }
  }
}
