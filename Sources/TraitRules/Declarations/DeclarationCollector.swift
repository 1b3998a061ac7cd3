/// Enters what one file declares into the project's tables. Extensions wait until somebody asks for what they extend.
struct DeclarationCollector {
  let project: Project
  let file: Int32
  private let tree: SyntaxTree

  init(project: Project, file: Int32) {
    self.project = project
    self.file = file
    tree = project.files[Int(file)].tree
  }

  /// What declarations stand in.
  private enum Container {
    case file
    case type(TypeID)
    case `extension`(Place)
  }

  func collect() { collect(in: tree.root, .file) }

  func place(_ id: NodeID) -> Place { Place(file: file, node: id) }

  private func name(_ id: NodeID) -> Symbol { project.symbol(place(id)) }

  /// What stands directly in a file or a block, or in a clause of an `#if` there that is not dead.
  func forEachDeclaration(in parent: NodeID, _ body: (NodeID) -> Void) {
    for child in tree.children(parent) {
      guard tree[child].kind == .ifConfig else {
        body(child)
        continue
      }
      for clause in tree.children(child) where !tree[clause].flags.contains(.isDead) {
        forEachDeclaration(in: clause, body)
      }
    }
  }

  private func collect(in parent: NodeID, _ container: Container) {
    forEachDeclaration(in: parent) { child in
      switch tree[child].kind {
      case .typealiasDecl: noteTarget(of: child)
      case .associatedtypeDecl: noteBounds(of: child)
      default: break
      }
      switch tree[child].kind {
      case .classDecl, .structDecl, .enumDecl, .protocolDecl, .actorDecl:
        collectType(child, container)
      case .variableDecl, .funcDecl, .enumCaseDecl, .initDecl, .subscriptDecl, .typealiasDecl, .associatedtypeDecl:
        switch container {
        case .file: addGlobal(child)
        case .type(let type): addMember(child, to: type)
        case .extension(let place):
          if tree[child].kind == .funcDecl { project.postpone(place, until: .function, name(child)) }
        }
      case .extensionDecl:
        if case .file = container { collectExtension(child) }
      default: break
      }
    }
  }

  /// Whoever extends an alias extends what it stands for.
  private func noteTarget(of alias: NodeID) {
    guard let target = tree.children(alias).reduce(nil, { $1 }), [.simpleType, .memberType].contains(tree[target].kind)
    else { return }
    project.aliasesByTarget.add(place(alias), at: place(alias), to: name(target))
  }

  private func noteBounds(of associatedType: NodeID) {
    for bound in tree.children(associatedType).flatMap(namedTypes) {
      project.associatedTypesByBound.add(
        place(associatedType), at: place(associatedType), to: project.symbol(bound))
    }
  }

  /// What it declares is known at once, whom it extends only when that is asked for.
  private func collectExtension(_ id: NodeID) {
    let path = extendedPath(id)
    guard let outermost = path.first, let name = path.last, let block = tree.firstChild(id, .memberBlock) else {
      return
    }
    project.postpone(place(id), until: .extended, outermost)
    if path.count > 1 { project.postpone(place(id), until: .extendedMember, name) }
    for inherited in inheritedTypes(id) {
      project.postpone(place(id), until: .inherited, project.symbol(inherited))
    }
    collect(in: block, .extension(place(id)))
  }

  private func collectType(_ id: NodeID, _ container: Container) {
    var parent: TypeID?
    var extensionAround: Place?
    switch container {
    case .file: break
    case .type(let type): parent = type
    case .extension(let place): extensionAround = place
    }
    let type = TypeDeclaration(
      name: name(id), kind: kind(of: id), place: place(id), parent: parent, extensionAround: extensionAround)
    type.contents.inheritedTypes = inheritedTypes(id)
    type.contents.inherited = type.contents.inheritedTypes.map { project.symbol($0) }
    type.isPrivate = tree[id].flags.contains(.isPrivate)
    for child in tree.children(id) {
      switch tree[child].kind {
      case .attribute: type.attributes.append(name(child))
      case .genericParameters:
        for parameter in tree.children(child) where tree[parameter].kind == .genericParameter {
          let bound = tree[parameter].firstChild
          type.genericParameters.append(
            GenericParameter(name: name(parameter), bound: bound == 0 ? nil : place(bound)))
        }
      default: break
      }
    }
    let typeID = TypeID(project.types.count)
    project.types.append(type)
    project.typesByName.add(typeID, at: place(id), to: type.name)
    project.typeAt[place(id)] = typeID
    for name in type.contents.inherited { project.inheritorsByName.add(typeID, at: place(id), to: name) }
    if let parent { project.declaration(parent).contents.nestedTypes[type.name] = typeID }
    if let block = tree.firstChild(id, .memberBlock) { collect(in: block, .type(typeID)) }
  }

  private func kind(of id: NodeID) -> TypeDeclaration.Kind {
    switch tree[id].kind {
    case .classDecl: .class
    case .structDecl: .struct
    case .enumDecl: .enum
    case .protocolDecl: .protocol
    default: .actor
    }
  }

  /// The written types of an inheritance clause, those of compositions one by one, and of a protocol what its `where`
  /// clause says of `Self`.
  func inheritedTypes(_ id: NodeID) -> [Place] {
    let inherited = tree.firstChild(id, .inheritanceClause).map { tree.children($0).flatMap(namedTypes) } ?? []
    guard tree[id].kind == .protocolDecl, let clause = tree.firstChild(id, .whereClause) else { return inherited }
    let types = Array(tree.children(clause))
    return inherited
      + stride(from: 0, to: types.count - 1, by: 2).filter {
        tree[types[$0]].kind == .simpleType && name(types[$0]) == .Self
      }
      .flatMap { namedTypes(types[$0 + 1]) }
  }

  private func namedTypes(_ id: NodeID) -> [Place] { project.namedTypes(place(id)) }

  /// - Parameter constraint: the extension with a `where` clause that it stands in.
  func addMember(_ id: NodeID, to type: TypeID, constrainedBy constraint: Place? = nil) {
    let contents = project.declaration(type).contents
    forEachMember(id) { member in
      var member = member
      member.constrainedBy = constraint
      contents.add(member)
      if member.kind == .enumCase { project.casesByName.add(member.place, at: member.place, to: member.name) }
    }
    switch tree[id].kind {
    case .funcDecl: project.functionsByName.add(place(id), at: place(id), to: name(id))
    case .initDecl: contents.initializers.append(place(id))
    case .subscriptDecl: contents.subscripts.append(place(id))
    case .typealiasDecl, .associatedtypeDecl: contents.typealiases[name(id)] = place(id)
    default: break
    }
  }

  private func addGlobal(_ id: NodeID) {
    forEachMember(id) { member in project.globalsByName.add(member, at: member.place, to: member.name) }
    guard tree[id].kind == .typealiasDecl else { return }
    project.aliasesByName.add(place(id), at: place(id), to: name(id))
    guard let composition = tree.firstChild(id, .compositionType) else { return }
    for part in namedTypes(composition) {
      project.compositionsByName.add(place(id), at: place(id), to: project.symbol(part))
    }
  }

  func forEachMember(_ id: NodeID, _ body: (Member) -> Void) {
    let isStatic = tree[id].flags.contains(.isStatic)
    switch tree[id].kind {
    case .variableDecl:
      for binding in tree.children(id) where tree[binding].kind == .patternBinding {
        let pattern = tree[binding].firstChild
        switch tree[pattern].kind {
        case .identifierPattern:
          body(Member(name: name(pattern), kind: .variable, place: place(binding), isStatic: isStatic))
        case .tuplePattern:
          for element in tree.children(pattern) where tree[element].kind == .identifierPattern {
            body(Member(name: name(element), kind: .variable, place: place(binding), isStatic: isStatic))
          }
        default: break
        }
      }
    case .funcDecl:
      body(Member(name: name(id), kind: .function, place: place(id), isStatic: isStatic))
    case .enumCaseDecl:
      for element in tree.children(id) where tree[element].kind == .enumCaseElement {
        body(Member(name: name(element), kind: .enumCase, place: place(element), isStatic: true))
      }
    default: break
    }
  }

  /// `A.B<C>` as `A`, `B`.
  func extendedPath(_ id: NodeID) -> [Symbol] {
    for child in tree.children(id) where [.simpleType, .memberType].contains(tree[child].kind) {
      var names: [Symbol] = []
      var current = child
      while current != 0 {
        names.insert(name(current), at: 0)
        current = tree[current].kind == .memberType ? tree[current].firstChild : 0
      }
      return names
    }
    return []
  }
}
