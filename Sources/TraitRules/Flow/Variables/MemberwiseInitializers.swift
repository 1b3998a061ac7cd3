/// What a struct's stored property holds where nothing but its memberwise initialiser sets it.
extension Evaluator {
  /// A property of a type with a memberwise initialiser: what the visible calls of it pass.
  func memberwiseValue(_ name: String, owner: TypeID, receiver: Value?) -> Value? {
    guard project.contents(of: owner).initializers.isEmpty, project.types[owner].kind == .struct else { return nil }
    if case .instance(let instance)? = receiver, let construction = instance.construction {
      return arguments(of: construction.place, construction.frame).first { $0.label == name }?.value.value
    }
    let values = constructions(of: owner).prefix(12).compactMap { call in
      arguments(of: call, nil).first { $0.label == name }?.value.value
    }
    return values.isEmpty ? nil : join(values)
  }

  /// Calls that make an object of a type: `Output(…)`, `Screen.Output(…)`, `.init(…)` where the context says so.
  func constructions(of type: TypeID) -> [Place] {
    if let known = constructionsMemo[type] { return known }
    let name = project.types[type].name
    var result = project.calls(of: name).filter { call in
      guard let callee = project.children(call).first else { return false }
      return resolveCalleeType(callee) == type
    }
    result += ((constructionsByInit[type] ?? []) + delegatingCalls(to: type)).sorted()
    result.removeAll { !counts($0, for: project.types[type].place) }
    constructionsMemo[type] = result
    return result
  }

  /// Calls `.init(…)` and `Type.init(…)` by the types that they make an object of; a project has hundreds, and each is
  /// asked for each type.
  private var constructionsByInit: [TypeID: [Place]] {
    if let known = constructionsByInitMemo { return known }
    var result: [TypeID: [Place]] = [:]
    for call in project.calls(of: "init") {
      if let type = typeMade(byInit: call) { result[type, default: []].append(call) }
    }
    constructionsByInitMemo = result
    return result
  }

  private func typeMade(byInit call: Place) -> TypeID? {
    guard let callee = project.children(call).first else { return nil }
    switch project.kind(callee) {
    case .memberExpr:
      guard let base = project.children(callee).first else { return nil }
      return resolveCalleeType(base)
    case .implicitMemberExpr:
      guard case .instance(let instance)? = contextualType(of: call).map({ typeValue($0, nil) }) else { return nil }
      return instance.type
    default: return nil
    }
  }

  /// `self.init(…)` in a type, `super.init(…)` in its subclasses. Nearly every class of UIKit's has one: only the files
  /// of these few types are looked at.
  private func delegatingCalls(to type: TypeID) -> [Place] {
    let declaration = project.types[type]
    var files = project.contents(of: type).files
    if declaration.kind != .struct, declaration.kind != .enum {
      for subtype in inheritors(of: declaration.name) { files.formUnion(project.contents(of: subtype).files) }
    }
    return files.flatMap { project.calls(of: "init", in: $0) }.filter { call in
      guard let callee = project.children(call).first, let base = project.children(callee).first,
        let enclosing = project.enclosingType(of: callee)
      else { return false }
      switch project.kind(base) {
      case .selfExpr: return enclosing == type
      case .superExpr: return superTypes(of: enclosing).contains(type)
      default: return false
      }
    }
  }

  func resolveCalleeType(_ callee: Place) -> TypeID? {
    guard typesInProgress.isEmpty else { return findCalleeType(callee) }
    if let known = calleeTypeMemo[callee] { return known }
    let type = findCalleeType(callee)
    calleeTypeMemo[callee] = .some(type)
    return type
  }

  private func findCalleeType(_ callee: Place) -> TypeID? {
    switch project.kind(callee) {
    case .identifierExpr:
      let name = project.name(callee)
      guard name.first?.isUppercase == true || name.hasPrefix("_") else { return nil }
      if name == "Self" { return project.enclosingType(of: callee) }
      return resolveTypeName(name, at: callee)
    case .memberExpr:
      guard let base = project.children(callee).first, let owner = resolveCalleeType(base) else { return nil }
      return nestedType(project.name(callee), in: owner)
    default: return nil
    }
  }

  /// The type that the context gives an expression: the return type of its function, the annotation of its name.
  func contextualType(of place: Place) -> Place? {
    var child = place
    var current = project.parent(place)
    while let at = current {
      switch project.kind(at) {
      case .sequenceExpr:
        let parts = Array(project.children(at))
        if let sign = parts.firstIndex(where: { project.kind($0) == .assignmentOperator }), sign > 0,
          let index = parts.firstIndex(of: child), index > sign
        {
          return declaredType(ofTarget: parts[sign - 1])
        }
      case .returnStmt, .codeBlock, .ifExpr, .switchExpr, .switchCase, .tryExpr, .awaitExpr,
        .ternaryOperator, .ifConfigClause, .ifConfig, .guardStmt, .doStmt:
        break
      case .funcDecl: return project.child(at, .returnClause).flatMap { project.children($0).first }
      case .closureExpr:
        return project.child(at, .closureSignature).flatMap { project.child($0, .returnClause) }
          .flatMap { project.children($0).first }
      case .initializerClause:
        guard let binding = project.parent(at) else { return nil }
        return declaredType(of: binding)
      case .accessor, .accessorBlock: break
      case .patternBinding: return declaredType(of: at)
      default: return nil
      }
      child = at
      current = project.parent(at)
    }
    return nil
  }
}
