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
    if let members = project.globals[name] {
      return .global(project.nearest(members, to: place.file) { $0.place })
    }
    if let type = project.types(named: name, from: place.file).first { return .type(type) }
    return nil
  }

  private func lookUp(
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
      for parameter in tree.children(clause) where tree[parameter].kind == .parameter && tree.name(parameter) == name {
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
    var isBefore = true
    var found: NameTarget?
    for statement in tree.children(scope) {
      if statement == child { isBefore = false }
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
      case .funcDecl where tree.name(statement) == name:
        let place = Place(file: file, node: statement)
        if case .localFunctions(let others)? = found {
          found = .localFunctions(others + [place])
        } else if found == nil || !isBefore {
          found = found ?? .localFunctions([place])
        } else {
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
      case .optionalBinding where tree.name(condition) == name:
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
      case .capture where tree.name(part) == name && tree[part].firstChild != 0:
        return .capture(place, closure: closure)
      case .closureParameter:
        if tree.name(part) == name { return .closureParameter(place, index: index, closure: closure) }
        index += 1
      default: break
      }
    }
    return nil
  }

  private func lookUpMember(_ name: String, ofTypeAt place: Place) -> NameTarget? {
    if let type = project.typeAt[place] {
      if let nested = nestedType(name, in: type) { return .type(nested) }
      if let found = findMember(type, name) { return .member(owner: found.owner, found.members) }
      return nil
    }
    guard project.kind(place) == .extensionDecl else { return nil }
    let tree = project.tree(place)
    let extended = tree.name(place.node)
    for candidate in project.extensions[extended] ?? [] {
      if let members = candidate.members[name], candidate.place == place {
        return .externalMember(members, extension: candidate)
      }
    }
    for candidate in project.nearest(project.extensions[extended] ?? [], to: place.file, place: { $0.place }) {
      if let members = candidate.members[name] { return .externalMember(members, extension: candidate) }
    }
    return nil
  }

  /// The identifier pattern inside `pattern` that binds `name`.
  private func boundPattern(_ name: String, in pattern: NodeID, _ tree: SyntaxTree) -> NodeID? {
    switch tree[pattern].kind {
    case .identifierPattern: return tree.name(pattern) == name ? pattern : nil
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
      case .identifierPattern where tree.name(at) == name: return at
      case .valueBinding:
        var inner = Array(tree.children(at))
        while let part = inner.popLast() {
          if tree[part].kind == .identifierExpr, tree.name(part) == name { return part }
          inner += tree.children(part)
        }
      case .codeBlock, .closureExpr: break
      default: stack += tree.children(at)
      }
    }
    return nil
  }

  /// What a case carries: what the visible calls of the case pass, else what its declared type says.
  private func payloadValue(_ bound: Place, name: String) -> Value {
    guard let (caseName, index, label) = caseAround(bound) else { return .unknown(name, bound) }
    var values: [Value] = []
    for call in (project.calls[caseName] ?? []).prefix(60) where !isPattern(call) {
      guard let callee = project.children(call).first,
        project.kind(callee) == .implicitMemberExpr || project.kind(callee) == .memberExpr
      else { continue }
      if project.kind(callee) == .memberExpr, let base = project.children(callee).first, resolveCalleeType(base) == nil
      {
        continue
      }
      let all = arguments(of: call, nil)
      guard
        let argument = all.first(where: { label != nil && $0.label == label })
          ?? (all.indices.contains(index) ? all[index] : nil)
      else { continue }
      values.append(argument.value.value)
      if values.count >= 12 { break }
    }
    let declared = declaredPayload(caseName, index, label)
    let useful = values.filter { if case .unknown = $0 { return false } else { return !$0.isPlain } }
    guard !useful.isEmpty else { return declared ?? .unknown(name, bound) }
    return declared.map { coerce(join(useful), to: $0) } ?? join(useful)
  }

  private func declaredPayload(_ caseName: String, _ index: Int, _ label: String?) -> Value? {
    for type in project.types where type.kind == .enum {
      guard let member = type.members[caseName]?.first(where: { $0.kind == .enumCase }) else { continue }
      let parameters = project.children(member.place).filter { project.kind($0) == .enumCaseParameter }
      let parameter =
        parameters.first { label != nil && project.tree($0).label($0.node) == label }
        ?? (parameters.indices.contains(index) ? parameters[index] : nil)
      if let written = parameter.flatMap({ project.children($0).first }) { return typeValue(written, nil) }
    }
    return nil
  }

  /// The case's name, and the position and label of the payload that an identifier binds.
  private func caseAround(_ bound: Place) -> (name: String, index: Int, label: String?)? {
    var current = project.parent(bound)
    var argument: Place?
    while let at = current {
      switch project.kind(at) {
      case .argument: argument = at
      case .callExpr:
        guard let argument, let callee = project.children(at).first,
          let index = project.children(at).filter({ project.kind($0) == .argument }).firstIndex(of: argument)
        else { return nil }
        return (project.name(callee), index, project.tree(argument).label(argument.node))
      case .switchCase, .codeBlock, .closureExpr: return nil
      default: break
      }
      current = project.parent(at)
    }
    return nil
  }

  private func isPattern(_ call: Place) -> Bool {
    var current = project.parent(call)
    while let at = current {
      switch project.kind(at) {
      case .casePattern, .caseCondition: return true
      case .codeBlock, .closureExpr, .argument, .callExpr: return false
      default: current = project.parent(at)
      }
    }
    return false
  }

  // MARK: - Values of names

  /// What a bare name stands for.
  func nameValue(_ name: String, at place: Place, _ frame: Frame?) -> Value {
    if name == "Self" {
      return project.enclosingType(of: place).map { .metatype($0) } ?? .unknown(name, place)
    }
    if name.hasPrefix("$"), let index = Int(name.dropFirst()) { return implicitParameter(index, at: place, frame) }
    guard let target = lookUp(name, at: place) else {
      if name.hasPrefix("$") {
        return projectedValue(String(name.dropFirst()), at: place, frame)
      }
      if let first = name.unicodeScalars.first, first.properties.isUppercase {
        return .externalMetatype(name)
      }
      if name.hasPrefix("rx_") {
        return reactiveMember(name, of: LazyValue(selfValue(at: place, frame)), at: place, call: nil, frame)
      }
      if name == "rx" { return .reactive(LazyValue(selfValue(at: place, frame)), place) }
      if case .reactive(let base, _) = selfValue(at: place, frame) {
        return reactiveMember(name, of: base, at: place, call: nil, frame)
      }
      // A member that a class inherits from outside: `view`, `tableView`.
      if let type = project.enclosingType(of: place), let inherited = inheritedUIMember(name, type) { return inherited }
      return .unknown(name, place)
    }
    return targetValue(target, name: name, at: place, frame)
  }

  func targetValue(_ target: NameTarget, name: String, at place: Place, _ frame: Frame?) -> Value {
    switch target {
    case .local(let binding, let pattern):
      return bindingValue(binding, pattern: pattern, frame: localFrame(frame, for: binding))
    case .parameter(let parameter, let function): return parameterValue(parameter, of: function, frame)
    case .closureParameter(let parameter, let index, let closure):
      return closureParameterValue(parameter, index: index, of: closure, frame)
    case .optionalBinding(let binding):
      let parts = project.children(binding)
      if let last = parts.last { return value(of: last, in: frame) }
      // `if let x`: the `x` outside.
      if name == "self" { return selfValue(at: binding, frame) }
      guard let outer = lookUp(name, at: binding) else { return .unknown(name, place) }
      if case .optionalBinding(let same) = outer, same == binding { return .unknown(name, place) }
      return targetValue(outer, name: name, at: binding, frame)
    case .loopVariable(let pattern, let statement):
      let parts = project.children(statement)
      guard parts.count > 1, project.kind(pattern) == .identifierPattern else { return .unknown(name, place) }
      if case .array(let element) = value(of: parts[1], in: frame) { return element.value }
      return .unknown(name, place)
    case .capture(let capture, _):
      guard let expression = project.children(capture).last else { return .unknown(name, place) }
      return value(of: expression, in: frame)
    case .localFunctions(let functions): return .functions(functions, nil)
    case .member(let owner, let members):
      return memberValue(members, owner: owner, receiver: implicitReceiver(at: place, frame), at: place, frame)
    case .externalMember(let members, _):
      return externalMemberValue(members, selfValue: LazyValue(selfValue(at: place, frame)), at: place)
    case .global(let members): return globalValue(members, at: place)
    case .type(let type): return .metatype(type)
    case .payload(let bound): return payloadValue(bound, name: name)
    case .opaque: return .unknown(name, place)
    }
  }

  /// The object that a bare member name is read from: `self`, or its type inside static members.
  private func implicitReceiver(at place: Place, _ frame: Frame?) -> Value { selfValue(at: place, frame) }

  /// The frame that a local belongs to: the innermost one whose function encloses the declaration.
  private func localFrame(_ frame: Frame?, for declaration: Place) -> Frame? {
    frame
  }

  private func projectedValue(_ name: String, at place: Place, _ frame: Frame?) -> Value {
    guard case .member(let owner, let members)? = lookUp(name, at: place), let member = members.first else {
      return .unknown("$" + name, place)
    }
    return projection(of: member, owner: owner, at: place) ?? .unknown("$" + name, place)
  }

  func globalValue(_ members: [Member], at place: Place) -> Value {
    let functions = members.filter { $0.kind == .function }.map(\.place)
    if !functions.isEmpty { return .functions(functions, nil) }
    return join(
      members.filter { $0.kind == .variable }.map { variableValue($0.place, name: $0.name, owner: nil, receiver: nil) })
  }

  func selfValue(at place: Place, _ frame: Frame?) -> Value {
    var current = frame
    while let at = current {
      if let value = at.selfValue { return value.value }
      current = at.parent
    }
    if let type = project.enclosingType(of: place) {
      return isInStaticMember(place) ? .metatype(type) : .instance(Instance(type: type))
    }
    if let at = project.enclosingExternalExtension(of: place) { return extendedSelf(at) }
    return .unknown("self", place)
  }

  /// `self` inside an extension of a type from outside.
  private func extendedSelf(_ at: Place) -> Value {
    let name = project.tree(at).name(at.node)
    if name == "Reactive" {
      let bound = project.extensions[name]?.first { $0.place == at }?.constraints.first { $0.subject == "Base" }?.bound
      let base: Value = bound.map { self.namedType($0, from: at) } ?? .unknown("base", at)
      return .reactive(LazyValue(base), at)
    }
    if sequenceProtocolNames.contains(name) {
      let facts = Facts.unknown(Cause(place: at, reason: "self of an extension can be any sequence"))
      return .sequence(RxSequence(trait: .observable, facts: facts, trace: nil))
    }
    if let trait = sequenceTypeNames[name] {
      return .sequence(declaredSequence(trait, at: at))
    }
    return .external(name)
  }

  private func isInStaticMember(_ place: Place) -> Bool {
    let tree = project.tree(place)
    var current = place.node
    while current != 0 {
      switch tree[current].kind {
      case .funcDecl, .variableDecl: if tree[current].flags.contains(.isStatic) { return true }
      case .classDecl, .structDecl, .enumDecl, .protocolDecl, .actorDecl, .extensionDecl: return false
      default: break
      }
      current = tree.parent(current)
    }
    return false
  }
}
