/// Enters what one file declares into the project's tables. Extensions wait until somebody asks for what they extend.
struct DeclarationCollector {
  let project: Project
  let file: Int32
  var tree: SyntaxTree { project.files[Int(file)].tree }

  /// What declarations stand in.
  private enum Container {
    case file
    case type(TypeID)
    case `extension`(Place)
  }

  func collect() {
    collect(in: tree.root, .file)
  }

  func place(_ id: NodeID) -> Place { Place(file: file, node: id) }

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
      case .classDecl, .structDecl, .enumDecl, .protocolDecl, .actorDecl:
        collectType(child, container)
      case .variableDecl, .funcDecl, .enumCaseDecl, .initDecl, .typealiasDecl, .associatedtypeDecl:
        switch container {
        case .file: addGlobal(child)
        case .type(let type): addMember(child, to: type)
        case .extension(let place):
          if tree[child].kind == .funcDecl { project.postpone(place, until: .function, tree.name(child)) }
        }
      case .extensionDecl:
        if case .file = container { collectExtension(child) }
      default: break
      }
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
    for name in inheritedNames(id) { project.postpone(place(id), until: .inherited, name) }
    collect(in: block, .extension(place(id)))
  }

  private func collectType(_ id: NodeID, _ container: Container) {
    let node = tree[id]
    let kind: TypeDeclaration.Kind
    switch node.kind {
    case .classDecl: kind = .class
    case .structDecl: kind = .struct
    case .enumDecl: kind = .enum
    case .protocolDecl: kind = .protocol
    default: kind = .actor
    }
    var parent: TypeID?
    var extensionAround: Place?
    switch container {
    case .file: break
    case .type(let type): parent = type
    case .extension(let place): extensionAround = place
    }
    let type = TypeDeclaration(
      name: tree.name(id), kind: kind, place: place(id), parent: parent, extensionAround: extensionAround)
    type.contents.inherited = inheritedNames(id)
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
    for name in type.contents.inherited { project.inheritorsByName.add(typeID, at: place(id), to: name) }
    if let parent { project.types[parent].contents.nestedTypes[type.name] = typeID }
    if let block = tree.firstChild(id, .memberBlock) { collect(in: block, .type(typeID)) }
  }

  func inheritedNames(_ id: NodeID) -> [String] {
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

  func addMember(_ id: NodeID, to type: TypeID) {
    let contents = project.types[type].contents
    forEachMember(id) { name, member in
      contents.add(member)
      if member.kind == .enumCase { project.casesByName.add(member.place, at: member.place, to: name) }
    }
    switch tree[id].kind {
    case .funcDecl: project.functionsByName.add(place(id), at: place(id), to: tree.name(id))
    case .initDecl: contents.initializers.append(place(id))
    case .typealiasDecl, .associatedtypeDecl: contents.typealiases[tree.name(id)] = place(id)
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

  func forEachMember(_ id: NodeID, _ body: (String, Member) -> Void) {
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
}
