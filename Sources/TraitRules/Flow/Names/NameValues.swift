/// What the declaration that a bare name refers to holds.
extension Evaluator {
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
      if name == "NSApp" { return .external("NSApplication") }
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
      if case .instance(let instance) = selfValue(at: place, frame),
        let member = libraryMember(name, of: instance, at: place, frame)
      {
        return member
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
      return bindingValue(binding, pattern: pattern, frame: frame)
    case .parameter(let parameter, let function): return parameterValue(parameter, of: function, frame)
    case .closureParameter(let parameter, let index, let closure):
      return closureParameterValue(parameter, index: index, of: closure, frame)
    case .optionalBinding(let binding):
      let parts = Array(project.children(binding))
      if let last = parts.last {
        let bound = value(of: last, in: frame)
        guard parts.count > 1, let annotation = parts.first else { return bound }
        return coerce(bound, to: typeValue(annotation, frame))
      }
      // `if let x`: the `x` outside.
      guard let outer = lookUp(name, at: binding) else { return .unknown(name, place) }
      if case .optionalBinding(let same) = outer, same == binding { return .unknown(name, place) }
      return targetValue(outer, name: name, at: binding, frame)
    case .loopVariable(let pattern, let statement):
      let parts = Array(project.children(statement))
      guard parts.count > 1, project.kind(pattern) == .identifierPattern else { return .unknown(name, place) }
      if case .array(let element) = value(of: parts[1], in: frame) { return element.value }
      return .unknown(name, place)
    case .capture(let capture, _):
      guard let expression = project.children(capture).last else { return .unknown(name, place) }
      return value(of: expression, in: frame)
    case .localFunctions(let functions): return .functions(functions, nil)
    case .member(let owner, let members):
      return memberValue(members, owner: owner, receiver: selfValue(at: place, frame), at: place, frame)
    case .externalMember(let members, _):
      return externalMemberValue(members, selfValue: LazyValue(selfValue(at: place, frame)), at: place)
    case .global(let members): return globalValue(members, at: place)
    case .type(let type): return .metatype(type)
    case .payload(let bound): return payloadValue(bound, name: name)
    case .opaque(let accessor):
      let binding = project.parent(accessor).flatMap { project.parent($0) }
      return binding.flatMap { declaredType(of: $0) }.map { typeValue($0, frame) } ?? .unknown(name, place)
    }
  }

  func projectedValue(_ name: String, at place: Place, _ frame: Frame?) -> Value {
    guard case .member(_, let members)? = lookUp(name, at: place), let member = members.first else {
      return .unknown("$" + name, place)
    }
    return projection(of: member, at: place) ?? .unknown("$" + name, place)
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
      let bound = project.extensions(of: name).first { $0.place == at }?.constraints.first { $0.subject == "Base" }?
        .bound
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
