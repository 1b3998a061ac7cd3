/// What a function's parameter holds: the argument at hand, else all of the visible calls.
extension Evaluator {
  func parameterValue(_ parameter: Place, of function: Place, _ frame: Frame?) -> Value {
    let name = project.name(parameter)
    var current = frame
    while let at = current {
      if at.owner == function, let bound = at.value(of: name) { return bound.value }
      current = at.parent
    }
    let declared = parameterType(parameter).map { typeValue($0, frame) } ?? .unknown(name, parameter)
    guard isOpen(declared) else { return declared }
    let values = argumentValues(for: parameter, of: function)
    guard !values.isEmpty else { return declared }
    return coerce(join(values), to: declared)
  }

  func parameterType(_ parameter: Place) -> Place? {
    project.children(parameter).first { project.kind($0) != .attribute && project.kind($0) != .initializerClause }
  }

  /// Whether the arguments of visible calls can say more than the declared type.
  private func isOpen(_ declared: Value) -> Bool {
    switch declared {
    case .sequence(let sequence):
      return !sequence.trait.isShared && sequence.trait != .controlEvent && sequence.trait != .controlProperty
    case .tuple(let elements): return elements.contains { isOpen($0.value.value) }
    case .array(let element): return isOpen(element.value)
    case .unknown: return true
    default: return false
    }
  }

  private func argumentValues(for parameter: Place, of function: Place) -> [Value] {
    guard contextDepth < 6, inProgress.insert(parameter).inserted else { return [] }
    contextDepth += 1
    defer {
      inProgress.remove(parameter)
      contextDepth -= 1
    }
    let name = project.name(parameter)
    var values: [Value] = []
    for call in visibleCalls(of: function).prefix(12) {
      let frame = Frame(owner: function, parent: nil, selfValue: nil)
      bind(arguments(of: call, nil), toParametersOf: function, in: frame)
      if let bound = frame.value(of: name)?.value, !bound.isPlain { values.append(bound) }
    }
    return values
  }

  /// Calls in sight that can only mean `function`.
  func visibleCalls(of function: Place) -> [Place] {
    if let known = visibleCallsMemo[function] { return known }
    let owner = project.enclosingType(of: function)
    if project.kind(function) == .initDecl {
      guard let owner else { return [] }
      let result = constructions(of: owner).filter { labelsMatch($0, function) }
      visibleCallsMemo[function] = result
      return result
    }
    let name = project.name(function)
    let result = project.calls(of: name, declaredAt: function).prefix(200).filter { call in
      counts(call, for: function) && labelsMatch(call, function) && refers(call, to: function, owner: owner)
    }
    visibleCallsMemo[function] = Array(result)
    return Array(result)
  }

  func refers(_ call: Place, to function: Place, owner: TypeID?) -> Bool {
    guard let callee = project.children(call).first else { return false }
    switch project.kind(callee) {
    case .identifierExpr:
      switch lookUp(project.name(callee), at: callee) {
      case .localFunctions(let places)?: return places.contains(function)
      case .member(let found, let members)?:
        guard let owner else { return false }
        return members.contains { $0.place == function } || isSame(found, orInherits: owner)
      case .global(let members)?: return members.contains { $0.place == function }
      case .externalMember(let members, _)?: return members.contains { $0.place == function }
      default: return false
      }
    case .memberExpr:
      guard let base = project.children(callee).first else { return false }
      guard let owner else { return false }
      if project.kind(base) == .selfExpr || project.kind(base) == .superExpr {
        return project.enclosingType(of: callee).map { areRelated($0, owner) } ?? false
      }
      switch value(of: base, in: nil) {
      case .instance(let instance):
        return areRelated(instance.type, owner)
      case .metatype(let type): return isSame(type, orInherits: owner)
      case .unknown, .unseenCall: return isOnlyFunction(named: project.name(function))
      default: return false
      }
    default: return false
    }
  }

  /// Whether the project declares one function of that name: then a call through something unseen means it.
  private func isOnlyFunction(named name: String) -> Bool {
    if let known = functionCounts[name] { return known == 1 }
    let count = project.methods(named: name).count
    functionCounts[name] = count
    return count == 1
  }
}
