/// What a bare name refers to.
enum NameTarget {
  /// A local `let` or `var`: its `patternBinding`, and the pattern that binds the name.
  case local(binding: Place, pattern: Place)
  case parameter(Place, function: Place)
  case closureParameter(Place, index: Int, closure: Place)
  /// `if let x = …`, `guard let x`.
  case optionalBinding(Place)
  case loopVariable(Place, statement: Place)
  case capture(Place, closure: Place)
  case localFunctions([Place])
  case member(owner: TypeID, [Member])
  case externalMember([Member], extension: ExternalExtension)
  case global([Member])
  case type(TypeID)
  /// Bound by `case .name(let x)`: the binding's identifier.
  case payload(Place)
  /// An accessor's `newValue`: not followed.
  case opaque(Place)
}

extension Evaluator {
  /// Looks a name up as the compiler does: outward through the scopes around `place`, then among the globals.
  func lookUp(_ name: String, at place: Place) -> NameTarget? {
    let tree = project.tree(place)
    var child = place.node
    var current = tree.parent(child)
    while current != 0 {
      if let found = lookUp(name, in: current, before: child, Place(file: place.file, node: current), tree) {
        return found
      }
      child = current
      current = tree.parent(current)
    }
    let members = project.globals(named: name)
    if !members.isEmpty { return .global(project.nearest(members, to: place.file) { $0.place }) }
    if let type = project.types(named: name, from: place.file).first { return .type(type) }
    return nil
  }

  func lookUp(
    _ name: String, in scope: NodeID, before child: NodeID, _ place: Place, _ tree: SyntaxTree
  ) -> NameTarget? {
    switch tree[scope].kind {
    case .codeBlock, .ifConfigClause:
      return lookUpStatement(name, in: scope, before: child, place.file, tree)
    case .switchCase:
      if let found = lookUpStatement(name, in: scope, before: child, place.file, tree) { return found }
      for pattern in tree.children(scope) where tree[pattern].kind == .casePattern {
        if let bound = boundName(name, in: pattern, tree) { return .payload(Place(file: place.file, node: bound)) }
      }
      return nil
    case .closureExpr:
      if let found = lookUpStatement(name, in: scope, before: child, place.file, tree) { return found }
      return lookUpClosureName(name, closure: place, tree)
    case .ifExpr, .whileStmt, .guardStmt, .caseCondition:
      return lookUpCondition(name, in: scope, before: child, place.file, tree)
    case .forStmt:
      let pattern = tree[scope].firstChild
      guard child != pattern, boundName(name, in: pattern, tree) != nil else { return nil }
      return .loopVariable(Place(file: place.file, node: pattern), statement: place)
    case .funcDecl, .initDecl, .subscriptDecl:
      guard let clause = tree.firstChild(scope, .parameterClause) else { return nil }
      for parameter in tree.children(clause) where tree[parameter].kind == .parameter && tree.isNamed(parameter, name) {
        return .parameter(Place(file: place.file, node: parameter), function: place)
      }
      return nil
    case .accessor:
      return ["newValue", "oldValue"].contains(name) ? .opaque(place) : nil
    case .classDecl, .structDecl, .enumDecl, .protocolDecl, .actorDecl, .extensionDecl:
      return lookUpMember(name, ofTypeAt: place)
    default: return nil
    }
  }

  private func lookUpStatement(
    _ name: String, in scope: NodeID, before child: NodeID, _ file: Int32, _ tree: SyntaxTree
  ) -> NameTarget? {
    var found: NameTarget?
    for statement in statementNames(in: Place(file: file, node: scope)).statements(naming: name) {
      // Nodes of one level are numbered in the order of the source.
      let isBefore = statement < child
      switch tree[statement].kind {
      case .variableDecl where isBefore:
        for binding in tree.children(statement) where tree[binding].kind == .patternBinding {
          let pattern = tree[binding].firstChild
          if let matched = boundPattern(name, in: pattern, tree) {
            found = .local(binding: Place(file: file, node: binding), pattern: Place(file: file, node: matched))
          }
        }
      case .guardStmt where isBefore:
        if let bound = lookUpCondition(name, in: statement, before: 0, file, tree) { found = bound }
      case .funcDecl where tree.isNamed(statement, name):
        let place = Place(file: file, node: statement)
        if case .localFunctions(let others)? = found {
          found = .localFunctions(others + [place])
        } else if found == nil || isBefore {
          found = .localFunctions([place])
        }
      default: break
      }
    }
    return found
  }

  private func lookUpCondition(
    _ name: String, in scope: NodeID, before child: NodeID, _ file: Int32, _ tree: SyntaxTree
  ) -> NameTarget? {
    var found: NameTarget?
    for condition in tree.children(scope) {
      if condition == child { break }
      switch tree[condition].kind {
      case .optionalBinding where tree.isNamed(condition, name):
        found = .optionalBinding(Place(file: file, node: condition))
      case .caseCondition:
        if let bound = boundName(name, in: condition, tree) { found = .payload(Place(file: file, node: bound)) }
      default: break
      }
    }
    return found
  }

  private func lookUpClosureName(_ name: String, closure: Place, _ tree: SyntaxTree) -> NameTarget? {
    guard let signature = tree.firstChild(closure.node, .closureSignature) else { return nil }
    var index = 0
    for part in tree.children(signature) {
      let place = Place(file: closure.file, node: part)
      switch tree[part].kind {
      case .capture where tree.isNamed(part, name) && tree[part].firstChild != 0:
        return .capture(place, closure: closure)
      case .closureParameter:
        if tree.isNamed(part, name) { return .closureParameter(place, index: index, closure: closure) }
        index += 1
      default: break
      }
    }
    return nil
  }

  private func lookUpMember(_ name: String, ofTypeAt place: Place) -> NameTarget? {
    if let type = project.type(at: place) {
      if let nested = nestedType(name, in: type) { return .type(nested) }
      if let found = findMember(type, name) { return .member(owner: found.owner, found.members) }
      return nil
    }
    guard project.kind(place) == .extensionDecl else { return nil }
    let tree = project.tree(place)
    let extended = tree.name(place.node)
    for candidate in project.extensions(of: extended) {
      if let members = candidate.members[name], candidate.place == place {
        return .externalMember(members, extension: candidate)
      }
    }
    for candidate in project.nearest(project.extensions(of: extended), to: place.file, place: { $0.place }) {
      if let members = candidate.members[name] { return .externalMember(members, extension: candidate) }
    }
    return nil
  }

  /// The identifier pattern inside `pattern` that binds `name`.
  private func boundPattern(_ name: String, in pattern: NodeID, _ tree: SyntaxTree) -> NodeID? {
    switch tree[pattern].kind {
    case .identifierPattern: return tree.isNamed(pattern, name) ? pattern : nil
    case .tuplePattern:
      for element in tree.children(pattern) {
        if let found = boundPattern(name, in: element, tree) { return found }
      }
      return nil
    default: return nil
    }
  }

  /// The identifier inside `let name`, or the bare pattern, that binds a name.
  private func boundName(_ name: String, in id: NodeID, _ tree: SyntaxTree) -> NodeID? {
    var stack = [id]
    while let at = stack.popLast() {
      switch tree[at].kind {
      case .identifierPattern where tree.isNamed(at, name): return at
      case .valueBinding:
        var inner = Array(tree.children(at))
        while let part = inner.popLast() {
          if tree[part].kind == .identifierExpr, tree.isNamed(part, name) { return part }
          inner += tree.children(part)
        }
      case .codeBlock, .closureExpr: break
      default: stack += tree.children(at)
      }
    }
    return nil
  }
}
