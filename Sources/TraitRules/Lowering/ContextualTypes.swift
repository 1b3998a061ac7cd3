/// The type that an expression's surroundings give it.
extension Lowering {
  /// The return type of its function, the annotation of its name, the parameter that it is handed to.
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
        if let comparison = parts.first(where: { project.kind($0) == .binaryOperator }),
          ["==", "!="].contains(project.name(comparison))
        {
          return nil
        }
      case .returnStmt, .codeBlock, .ifExpr, .switchExpr, .switchCase, .tryExpr, .awaitExpr,
        .ternaryOperator, .ifConfigClause, .ifConfig, .guardStmt, .doStmt:
        break
      case .tupleExpr where project.children(at).count == 1: break
      case .argument: return parameterType(of: at)
      case .arrayExpr: return contextualType(of: at).flatMap(writtenElement)
      case .funcDecl, .subscriptDecl: return project.returnType(of: at)
      case .closureExpr:
        return project.resultType(ofClosure: at) ?? returnType(ofPassedClosure: at)
      case .initializerClause:
        guard let declaration = project.parent(at) else { return nil }
        return project.kind(declaration) == .parameter
          ? project.type(ofParameter: declaration) : project.declaredType(of: declaration)
      case .accessor, .accessorBlock: break
      case .patternBinding: return project.declaredType(of: at)
      default: return nil
      }
      child = at
      current = project.parent(at)
    }
    return nil
  }

  /// The written type of the parameter that an argument is handed to, where one function in sight can be meant.
  private func parameterType(of argument: Place) -> Place? {
    guard let call = project.parent(argument), project.kind(call) == .callExpr else { return nil }
    guard let function = functions(calledBy: call, .none).first else {
      return memberwiseProperty(takenBy: argument, of: call).flatMap { project.declaredType(of: $0) }
        ?? payloadType(of: argument, in: call) ?? appendedType(takenBy: call)
    }
    return parameter(taking: argument, of: call, function: function).flatMap { project.type(ofParameter: $0) }
  }

  /// `actions.append(.init(…))`: the written type of an array's elements.
  private func appendedType(takenBy call: Place) -> Place? {
    guard let callee = project.first(call), project.kind(callee) == .memberExpr,
      Self.appending.contains(project.symbol(callee))
    else { return nil }
    return project.first(callee).flatMap(declaredType(ofTarget:)).flatMap(writtenElement)
  }

  /// The `Element` of a written `[Element]`.
  private func writtenElement(of array: Place) -> Place? {
    switch project.kind(array) {
    case .arrayType: project.first(array)
    case .optionalType, .tupleTypeElement: project.first(array).flatMap(writtenElement)
    default: nil
    }
  }

  /// The property that an argument gives a value, of a struct without an initialiser of its own.
  func memberwiseProperty(takenBy argument: Place, of call: Place) -> Place? {
    guard let type = project.first(call).flatMap({ typeMade(by: call, $0) }),
      project.declaration(type).kind == .struct, project.contents(of: type).initializers.isEmpty
    else { return nil }
    if project.label(argument).isNone, project.flags(argument).contains(.isTrailing) {
      let labels = project.children(call).filter { project.kind($0) == .argument }.map { project.label($0) }
      return propertyTakingTrailingClosure(of: type, besides: labels)?.place
    }
    let members = project.contents(of: type).members[project.label(argument)] ?? []
    return members.first { $0.kind == .variable }?.place
  }

  /// The property that a trailing closure gives a value in a call of a memberwise initialiser with other labels: the first
  /// one that is written as a function.
  func propertyTakingTrailingClosure(of type: TypeID, besides labels: [Symbol]) -> Member? {
    project.contents(of: type).members.values.joined()
      .filter { member in
        member.kind == .variable && !member.isStatic && !labels.contains(member.name)
          && project.declaredType(of: member.place).map(meaning.isFunction) ?? false
      }
      .min { $0.place < $1.place }
  }

  /// The written type of what an enum's case carries, where one case in sight can be meant.
  private func payloadType(of argument: Place, in call: Place) -> Place? {
    guard let callee = project.first(call), [.implicitMemberExpr, .memberExpr].contains(project.kind(callee)) else {
      return nil
    }
    let cases = project.nearest(project.enumCases(named: project.symbol(callee)), to: call.file) { $0 }
    let arguments = project.children(call).filter { project.kind($0) == .argument }
    guard cases.count == 1, let index = arguments.firstIndex(of: argument) else { return nil }
    let parameters = project.children(cases[0]).filter { project.kind($0) == .enumCaseParameter }
    return parameters.indices.contains(index) ? project.first(parameters[index]) : nil
  }

  /// What a closure returns that is handed to a function in sight.
  private func returnType(ofPassedClosure closure: Place) -> Place? {
    guard let argument = project.parent(closure), project.kind(argument) == .argument,
      var type = parameterType(of: argument)
    else { return nil }
    while [.optionalType, .tupleTypeElement].contains(project.kind(type))
      || project.kind(type) == .tupleType && project.children(type).count == 1
    {
      guard let inner = project.first(type) else { return nil }
      type = inner
    }
    guard project.kind(type) == .functionType, let result = project.children(type).last else { return nil }
    // A generic result says nothing.
    return project.kind(result) == .simpleType && project.text(project.symbol(result)).count == 1 ? nil : result
  }
}
