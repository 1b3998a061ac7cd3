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
  case member(Meaning.FoundMembers)
  case externalMember([Member], extension: ExternalExtension)
  case global([Member])
  case type(TypeID)
  /// Bound by `case .name(let x)`: the binding's identifier.
  case payload(Place)
  /// An accessor's `newValue` or `oldValue`.
  case accessorValue(Place)
  /// `T` of `func f<T>()`: the parameter.
  case genericParameter(Place)
}

/// A name that is looked up, and where.
struct NameUse: TableKey {
  var name: Symbol
  var place: Place

  var tableHash: UInt64 { NameHash.mixed(place.bits, UInt64(name.id)) }
}

extension Meaning {
  /// Looks a name up as the compiler does: outward through the scopes around `place`, then among the globals.
  func lookUp(_ name: Symbol, at place: Place) -> NameTarget? {
    let use = NameUse(name: name, place: place)
    if let known = targetMemo[use] { return known }
    return stack.answer {
      findTarget(of: name, at: place)
    } keep: {
      targetMemo[use] = .some($0)
    }
  }

  private func findTarget(of name: Symbol, at place: Place) -> NameTarget? {
    let tree = project.tree(place)
    var child = place.node
    var current = tree.parent(child)
    while current != 0 {
      if let found = lookUp(name, in: Place(file: place.file, node: current), before: child, tree) { return found }
      child = current
      current = tree.parent(current)
    }
    let members = project.visibleGlobals(named: name, from: place.file)
    if !members.isEmpty { return .global(members) }
    if let type = project.outermostTypes(named: name, from: place.file).first { return .type(type) }
    return nil
  }

  /// Looks a name up past every `if let name` and `guard let name` that only unwraps it.
  func lookUpUnwrapped(_ name: Symbol, at place: Place) -> NameTarget? {
    var found = lookUp(name, at: place)
    while case .optionalBinding(let binding)? = found, project.first(binding) == nil {
      found = lookUp(name, at: binding)
      if case .optionalBinding(let same)? = found, same == binding { return nil }
    }
    return found
  }

  /// - Parameter child: the part of the scope that the name stands in.
  private func lookUp(_ name: Symbol, in scope: Place, before child: NodeID, _ tree: SyntaxTree) -> NameTarget? {
    switch tree.kind(scope.node) {
    case .codeBlock, .ifConfigClause, .accessorBlock:
      return lookUpStatement(name, in: scope, before: child, tree)
    case .switchCase:
      if let found = lookUpStatement(name, in: scope, before: child, tree) { return found }
      for pattern in tree.children(scope.node) where tree[pattern].kind == .casePattern {
        if let bound = boundName(name, in: Place(file: scope.file, node: pattern)) { return .payload(bound) }
      }
      return nil
    case .closureExpr:
      if let found = lookUpStatement(name, in: scope, before: child, tree) { return found }
      // `[api = api!]` names what is outside by the name that it gives it inside.
      return lookUpClosureName(name, closure: scope, captures: tree[child].kind != .closureSignature)
    case .ifExpr, .whileStmt, .guardStmt, .caseCondition:
      return lookUpCondition(name, in: scope, before: child)
    case .forStmt:
      let pattern = tree[scope.node].firstChild
      let place = Place(file: scope.file, node: pattern)
      guard child != pattern, boundName(name, in: place) != nil else { return nil }
      return .loopVariable(place, statement: scope)
    case .funcDecl, .initDecl, .subscriptDecl:
      return lookUpParameter(name, of: scope)
    case .accessor:
      let isItsValue = name == .newValue || name == .oldValue || !name.isNone && project.label(scope) == name
      return isItsValue ? .accessorValue(scope) : nil
    case .classDecl, .structDecl, .enumDecl, .protocolDecl, .actorDecl, .extensionDecl:
      return lookUpMember(name, ofTypeAt: scope) ?? genericParameter(name, ofTypeAt: scope)
    default: return nil
    }
  }

  private func lookUpParameter(_ name: Symbol, of function: Place) -> NameTarget? {
    for parameter in project.parameters(of: function) where project.symbol(parameter) == name {
      return .parameter(parameter, function: function)
    }
    return genericParameter(name, declaredBy: function)
  }

  /// `Model` in `let model = Model()`, where a class is one of any model; also in extensions of it.
  private func genericParameter(_ name: Symbol, ofTypeAt scope: Place) -> NameTarget? {
    guard let type = project.type(at: scope), case let declaration = project.declaration(type),
      declaration.genericParameters.contains(where: { $0.name == name })
    else { return nil }
    return genericParameter(name, declaredBy: declaration.place)
  }

  private func genericParameter(_ name: Symbol, declaredBy declaration: Place) -> NameTarget? {
    guard let generics = project.child(declaration, .genericParameters) else { return nil }
    return project.children(generics).first { project.symbol($0) == name }.map { .genericParameter($0) }
  }

  private func lookUpStatement(
    _ name: Symbol, in scope: Place, before child: NodeID, _ tree: SyntaxTree
  ) -> NameTarget? {
    var found: NameTarget?
    for statement in statementNames(in: scope).statements(naming: name) {
      // Nodes of one level are numbered in the order of the source.
      let isBefore = level(of: statement, in: scope, tree) < child
      let place = Place(file: scope.file, node: statement)
      switch tree[statement].kind {
      case .variableDecl where isBefore:
        for binding in project.children(place) where project.kind(binding) == .patternBinding {
          guard let pattern = project.first(binding) else { continue }
          if let matched = boundPattern(name, in: pattern) { found = .local(binding: binding, pattern: matched) }
        }
      case .guardStmt where isBefore:
        if let bound = lookUpCondition(name, in: place, before: 0) { found = bound }
      case .funcDecl where project.symbol(place) == name:
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

  /// The statement of a block in which a statement of one of its `#if`s stands.
  private func level(of statement: NodeID, in scope: Place, _ tree: SyntaxTree) -> NodeID {
    var current = statement
    while tree.parent(current) != scope.node, tree.parent(current) != 0 { current = tree.parent(current) }
    return current
  }

  /// What other clauses of the same `#if` bind a name to: each build has one of them.
  func otherBuilds(of binding: Place, naming name: Symbol, at use: Place) -> [(binding: Place, pattern: Place)] {
    guard let statement = project.parent(binding), let clause = project.parent(statement),
      project.kind(clause) == .ifConfigClause, !project.isInside(use, clause), let all = project.parent(clause)
    else { return [] }
    return project.children(all).filter { $0 != clause && !project.flags($0).contains(.isDead) }.compactMap { other in
      guard
        case .local(let binding, let pattern)? = lookUpStatement(
          name, in: other, before: .max, project.tree(other))
      else { return nil }
      return (binding, pattern)
    }
  }

  private func lookUpCondition(_ name: Symbol, in scope: Place, before child: NodeID) -> NameTarget? {
    var found: NameTarget?
    for condition in project.children(scope) {
      if condition.node == child { break }
      switch project.kind(condition) {
      case .optionalBinding where project.symbol(condition) == name: found = .optionalBinding(condition)
      case .caseCondition: if let bound = boundName(name, in: condition) { found = .payload(bound) }
      default: break
      }
    }
    return found
  }

  private func lookUpClosureName(_ name: Symbol, closure: Place, captures: Bool) -> NameTarget? {
    guard let signature = project.child(closure, .closureSignature) else { return nil }
    var index = 0
    for part in project.children(signature) {
      switch project.kind(part) {
      case .capture where captures && project.symbol(part) == name && project.first(part) != nil:
        return .capture(part, closure: closure)
      case .closureParameter:
        if project.symbol(part) == name { return .closureParameter(part, index: index, closure: closure) }
        index += 1
      default: break
      }
    }
    return nil
  }

  private func lookUpMember(_ name: Symbol, ofTypeAt place: Place) -> NameTarget? {
    if let type = project.type(at: place) {
      if let nested = nestedType(name, in: type) { return .type(nested) }
      if let found = members(named: name, of: type) { return .member(found) }
      return typesOfSelf(inExtension: place).lazy.compactMap { self.members(named: name, of: $0) }.first
        .map { .member($0) }
    }
    guard project.kind(place) == .extensionDecl else { return nil }
    let extended = project.extendedName(of: place)
    let declaring = project.extensions(of: extended, declaring: name)
    if declaring.isEmpty { return nil }
    // What only extensions of other modules declare is those modules' own business: a library's operators are rows.
    let near = project.nearest(project.extensions(of: extended), to: place.file) { $0.place }
    let found = declaring.first { $0.place == place } ?? near.first { $0.members[name] != nil }
    return found.map { .externalMember(members(named: name, of: $0, besides: declaring), extension: $0) }
  }

  /// The types in sight that an extension of a protocol asks those for who have it: `where Self: Model`.
  private func typesOfSelf(inExtension place: Place) -> [TypeID] {
    guard project.kind(place) == .extensionDecl else { return [] }
    return project.requirements(of: place).filter { project.symbol($0.subject) == .Self }
      .compactMap { type(writtenAt: $0.bound) }
  }

  /// The identifier pattern inside `pattern` that binds `name`.
  private func boundPattern(_ name: Symbol, in pattern: Place) -> Place? {
    switch project.kind(pattern) {
    case .identifierPattern: project.symbol(pattern) == name ? pattern : nil
    case .tuplePattern: project.children(pattern).lazy.compactMap { self.boundPattern(name, in: $0) }.first
    default: nil
    }
  }

  /// The identifier inside `let name`, or the bare pattern, that binds a name.
  private func boundName(_ name: Symbol, in place: Place) -> Place? {
    var stack = [place]
    while let at = stack.popLast() {
      switch project.kind(at) {
      case .identifierPattern where project.symbol(at) == name: return at
      case .valueBinding:
        var inner = Array(project.children(at))
        while let part = inner.popLast() {
          if project.kind(part) == .identifierExpr, project.symbol(part) == name { return part }
          inner += project.children(part)
        }
      case .codeBlock, .closureExpr: break
      default: stack += project.children(at)
      }
    }
    return nil
  }

  /// What the statements of a block bind, read off once.
  private func statementNames(in scope: Place) -> StatementNames {
    if let known = statementNamesMemo[scope] { return known }
    let names = StatementNames(of: scope, project)
    statementNamesMemo[scope] = names
    return names
  }
}

/// Which statements of a block may bind a name: where a function has many locals, asking each for each is quadratic.
struct StatementNames {
  private struct Entry {
    var name: Symbol
    var statement: NodeID
  }

  /// In order of names, and of the source for each.
  private var entries: [Entry] = []
  /// `guard` statements, whose patterns only looking tells.
  private var guards: [NodeID] = []

  init(of scope: Place, _ project: Project) {
    read(scope, project)
    entries.sort { ($0.name.id, $0.statement) < ($1.name.id, $1.statement) }
    guards.sort()
  }

  private mutating func read(_ scope: Place, _ project: Project) {
    for statement in project.children(scope) {
      switch project.kind(statement) {
      // What a clause binds is bound below the `#if`.
      case .ifConfig:
        for clause in project.children(statement) where !project.flags(clause).contains(.isDead) {
          read(clause, project)
        }
      case .variableDecl:
        for binding in project.children(statement) where project.kind(binding) == .patternBinding {
          if let pattern = project.first(binding) { addNames(in: pattern, of: statement, project) }
        }
      case .guardStmt: guards.append(statement.node)
      case .funcDecl: entries.append(Entry(name: project.symbol(statement), statement: statement.node))
      default: break
      }
    }
  }

  private mutating func addNames(in pattern: Place, of statement: Place, _ project: Project) {
    switch project.kind(pattern) {
    case .identifierPattern: entries.append(Entry(name: project.symbol(pattern), statement: statement.node))
    case .tuplePattern: for element in project.children(pattern) { addNames(in: element, of: statement, project) }
    default: break
    }
  }

  /// In the order of the source.
  func statements(naming name: Symbol) -> [NodeID] {
    let first = entries.partitioningIndex { $0.name.id >= name.id }
    let named = entries[first...].prefix { $0.name == name }.map(\.statement)
    return guards.isEmpty ? named : named.isEmpty ? guards : (named + guards).sorted()
  }
}
