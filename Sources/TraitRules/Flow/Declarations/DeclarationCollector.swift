/// Enters what one file declares into the project's tables.
struct DeclarationCollector {
  let project: Project
  let file: Int32
  private var tree: SyntaxTree { project.files[Int(file)].tree }

  func collect() {
    collectTypes(in: tree.root, parent: nil)
  }

  func place(_ id: NodeID) -> Place { Place(file: file, node: id) }

  /// Types and members; extensions wait until everything is known that they may extend.
  private func collectTypes(in container: NodeID, parent: TypeID?) {
    for child in tree.children(container) {
      switch tree[child].kind {
      case .classDecl, .structDecl, .enumDecl, .protocolDecl, .actorDecl:
        collectType(child, parent: parent)
      case .ifConfig:
        for clause in tree.children(child) where !tree[clause].flags.contains(.isDead) {
          collectTypes(in: clause, parent: parent)
        }
      case .variableDecl, .funcDecl, .enumCaseDecl, .initDecl, .typealiasDecl, .associatedtypeDecl:
        if let parent { addMember(child, to: parent) } else { addGlobal(child) }
      // Once everything is known that it may extend.
      case .extensionDecl where parent == nil:
        let length = min(extendedPath(child).count, project.extensionsToEnter.count - 1)
        project.extensionsToEnter[length].append(place(child))
      default: break
      }
    }
  }

  private func collectType(_ id: NodeID, parent: TypeID?) {
    let node = tree[id]
    let kind: TypeDeclaration.Kind
    switch node.kind {
    case .classDecl: kind = .class
    case .structDecl: kind = .struct
    case .enumDecl: kind = .enum
    case .protocolDecl: kind = .protocol
    default: kind = .actor
    }
    let type = TypeDeclaration(name: tree.name(id), kind: kind, place: place(id), parent: parent)
    type.inherited = inheritedNames(id)
    type.isPrivate = node.flags.contains(.isPrivate)
    for child in tree.children(id) {
      switch tree[child].kind {
      case .attribute: type.attributes.append(tree.name(child))
      case .genericParameters:
        for parameter in tree.children(child) where tree[parameter].kind == .genericParameter {
          type.genericParameters.append(tree.name(parameter))
          if tree[parameter].firstChild != 0 {
            type.genericConstraints[tree.name(parameter)] = place(tree[parameter].firstChild)
          }
        }
      default: break
      }
    }
    let typeID = project.types.count
    project.types.append(type)
    project.typesByName.add(typeID, at: place(id), to: type.name)
    project.typeAt[place(id)] = typeID
    for name in type.inherited { project.inheritorsByName.add(typeID, at: place(id), to: name) }
    project.ask(.extended, type.name)
    if let parent { project.types[parent].nestedTypes[type.name] = typeID }
    if let block = tree.firstChild(id, .memberBlock) { collectTypes(in: block, parent: typeID) }
  }

  private func inheritedNames(_ id: NodeID) -> [String] {
    guard let clause = tree.firstChild(id, .inheritanceClause) else { return [] }
    return tree.children(clause).flatMap(typeNames)
  }

  /// The names of `A & B<C>`, without generic arguments.
  func typeNames(_ id: NodeID) -> [String] {
    switch tree[id].kind {
    case .simpleType, .memberType: return [tree.name(id)]
    case .compositionType: return tree.children(id).flatMap(typeNames)
    default: return []
    }
  }

  private func addMember(_ id: NodeID, to type: TypeID) {
    forEachMember(id) { name, member in
      project.types[type].add(member)
      if member.kind == .enumCase { project.casesByName.add(member.place, at: member.place, to: name) }
    }
    switch tree[id].kind {
    case .funcDecl: project.functionsByName.add(place(id), at: place(id), to: tree.name(id))
    case .initDecl: project.types[type].initializers.append(place(id))
    case .typealiasDecl, .associatedtypeDecl: project.types[type].typealiases[tree.name(id)] = place(id)
    default: break
    }
  }

  private func addGlobal(_ id: NodeID) {
    forEachMember(id) { name, member in project.globalsByName.add(member, at: member.place, to: name) }
    guard tree[id].kind == .typealiasDecl else { return }
    project.aliasesByName.add(place(id), at: place(id), to: tree.name(id))
    guard let composition = tree.firstChild(id, .compositionType) else { return }
    for part in tree.children(composition) {
      project.compositionsByName.add(place(id), at: place(id), to: tree.text(part))
    }
  }

  private func forEachMember(_ id: NodeID, _ body: (String, Member) -> Void) {
    let isStatic = tree[id].flags.contains(.isStatic)
    switch tree[id].kind {
    case .variableDecl:
      for binding in tree.children(id) where tree[binding].kind == .patternBinding {
        let pattern = tree[binding].firstChild
        switch tree[pattern].kind {
        case .identifierPattern:
          let name = tree.name(pattern)
          body(name, Member(name: name, kind: .variable, place: place(binding), isStatic: isStatic))
        case .tuplePattern:
          for element in tree.children(pattern) where tree[element].kind == .identifierPattern {
            let name = tree.name(element)
            body(name, Member(name: name, kind: .variable, place: place(binding), isStatic: isStatic))
          }
        default: break
        }
      }
    case .funcDecl:
      let name = tree.name(id)
      body(name, Member(name: name, kind: .function, place: place(id), isStatic: isStatic))
    case .enumCaseDecl:
      for element in tree.children(id) where tree[element].kind == .enumCaseElement {
        let name = tree.name(element)
        body(name, Member(name: name, kind: .enumCase, place: place(element), isStatic: true))
      }
    default: break
    }
  }

  // MARK: - Extensions

  func collectExtension(_ id: NodeID) {
    guard let block = tree.firstChild(id, .memberBlock) else { return }
    let path = extendedPath(id)
    guard let name = path.last else { return }
    // RxSwift's own types are known from the catalogue, also where its sources are among the files.
    if !Self.isRxSwiftType(name), let type = resolve(path) {
      project.typeAt[place(id)] = type
      project.types[type].files.insert(file)
      project.types[type].inherited += inheritedNames(id)
      for name in inheritedNames(id) { project.inheritorsByName.add(type, at: project.types[type].place, to: name) }
      collectTypes(in: block, parent: type)
      return
    }
    var external = ExternalExtension(extendedType: name, place: place(id), constraints: constraints(id))
    collectExternalMembers(in: block, into: &external)
    project.extensionsByName.add(external, at: place(id), to: name)
  }

  private static func isRxSwiftType(_ name: String) -> Bool {
    name == "Reactive" || sequenceTypeNames[name] != nil || sequenceProtocolNames.contains(name)
  }

  private func collectExternalMembers(in block: NodeID, into external: inout ExternalExtension) {
    for child in tree.children(block) {
      switch tree[child].kind {
      case .variableDecl, .funcDecl:
        forEachMember(child) { name, member in external.members[name, default: []].append(member) }
      case .classDecl, .structDecl, .enumDecl, .protocolDecl, .actorDecl:
        collectType(child, parent: nil)
      case .ifConfig:
        for clause in tree.children(child) where !tree[clause].flags.contains(.isDead) {
          collectExternalMembers(in: clause, into: &external)
        }
      default: break
      }
    }
  }

  /// `A.B<C>` as `["A", "B"]`.
  func extendedPath(_ id: NodeID) -> [String] {
    var names: [String] = []
    for child in tree.children(id) {
      switch tree[child].kind {
      case .simpleType, .memberType:
        var current = child
        while current != 0, tree[current].kind == .memberType {
          names.insert(tree.name(current), at: 0)
          current = tree[current].firstChild
        }
        if current != 0 { names.insert(tree.name(current), at: 0) }
        return names
      default: continue
      }
    }
    return names
  }

  private func resolve(_ path: [String]) -> TypeID? {
    guard let first = path.first else { return nil }
    guard
      var type = project.types(named: first, from: file).first(where: {
        path.count > 1 || project.types[$0].parent == nil
      })
        ?? project.types(named: first, from: file).first
    else { return nil }
    for name in path.dropFirst() {
      guard let nested = project.types[type].nestedTypes[name] else { return nil }
      type = nested
    }
    return type
  }

  func constraints(_ id: NodeID) -> [(subject: String, bound: String)] {
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
