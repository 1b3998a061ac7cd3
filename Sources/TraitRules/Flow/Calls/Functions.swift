/// What the functions of the project return, for the arguments at hand.
extension Evaluator {
  /// What calling a function value with `inputs` gives: closures, method references, types.
  func result(of function: Value, inputs: [LazyValue], at place: Place) -> Value {
    switch function {
    case .closure(let closure, let captured):
      guard enter(closure) else { return .unknown("itself", place) }
      defer { leave(closure) }
      let frame = Frame(owner: closure, parent: captured, selfValue: nil, inputs: inputs)
      return withoutLocals(of: closure, returnedValue(of: closure, frame))
    case .functions(let functions, let receiver):
      let arguments = inputs.map { Argument(label: nil, place: place, value: $0) }
      return call(functions: functions, arguments: arguments, selfValue: receiver, at: place, nil, ignoringLabels: true)
    case .metatype(let type): return .instance(Instance(type: type))
    case .unseenCall, .unknown, .plain, .externalMetatype: return function
    default: return .plain
    }
  }

  /// Calls one of several functions of the same name.
  func call(
    functions: [Place], arguments: [Argument], selfValue: LazyValue?, at place: Place, _ frame: Frame?,
    ignoringLabels: Bool = false
  ) -> Value {
    let near = project.nearest(functions, to: place.file) { $0 }
    let matching = ignoringLabels ? near : near.filter { accepts($0, arguments) }
    var anywhere = matching.isEmpty ? functions.filter { accepts($0, arguments) } : matching
    if anywhere.count > 1 { anywhere = fitting(anywhere, arguments) }
    guard let function = (anywhere.first { hasBody($0) }) ?? anywhere.first ?? near.first else {
      return .unknown(project.text(place).firstLine, place)
    }
    return invoke(
      function, arguments: arguments, selfValue: selfValue, at: place, frame, ignoringLabels: ignoringLabels)
  }

  private func invoke(
    _ function: Place, arguments: [Argument], selfValue: LazyValue?, at place: Place, _ frame: Frame?,
    ignoringLabels: Bool
  ) -> Value {
    let isLocal = enclosingFunction(of: project.parent(function) ?? function) != nil
    let receiver = selfValue?.value
    let inner = Frame(
      owner: function, parent: isLocal ? frame : nil,
      selfValue: receiver.flatMap { self.frame(for: $0, owner: function) == nil ? nil : selfValue })
    if ignoringLabels {
      for (parameter, argument) in zip(parameters(of: function), arguments) {
        inner.bind(project.name(parameter), to: argument.value)
      }
    } else {
      bind(arguments, toParametersOf: function, in: inner)
    }
    let declared = project.child(function, .returnClause).flatMap { project.children($0).first }.map {
      typeValue($0, inner)
    }
    guard let declared else { return .plain }
    if saysAll(declared) { return declared }
    guard hasBody(function) else { return requirementResult(function, arguments, declared, selfValue, at: place) }
    guard enter(function) else { return declared }
    defer { leave(function) }
    guard inner.depth < 24 else { return declared }
    let body = project.child(function, .codeBlock)!
    let usesCaller = !inner.bindings.isEmpty || inner.selfValue != nil || isLocal
    let result = withoutLocals(of: function, returnedValue(of: body, usesCaller ? inner : nil))
    if result.isPlain {
      // An abstract method: what the subclasses make of it.
      if let overridden = overridingResult(function, arguments, declared, at: place) { return overridden }
      return declared
    }
    return coerce(result, to: declared)
  }

  /// A protocol's requirement: what those who conform do.
  private func requirementResult(
    _ function: Place, _ arguments: [Argument], _ declared: Value, _ selfValue: LazyValue?, at place: Place
  ) -> Value {
    if let joined = overridingResult(function, arguments, declared, at: place) { return joined }
    guard case .sequence = declared else { return declared }
    return coerce(.unseenCall(project.name(function) + "()", place), to: declared)
  }

  private func overridingResult(_ function: Place, _ arguments: [Argument], _ declared: Value, at place: Place)
    -> Value?
  {
    guard let owner = project.enclosingType(of: function) else { return nil }
    let name = project.name(function)
    var seen: Set<Place> = [function]
    var values: [Value] = []
    for type in conformers(of: owner, near: place).prefix(10) {
      let own = (project.contents(of: type).members[name] ?? []).filter { $0.kind == .function && hasBody($0.place) }
      let accepting = fitting(own.map(\.place).filter { accepts($0, arguments) }, arguments)
      guard let implementation = accepting.first ?? own.first?.place, seen.insert(implementation).inserted
      else { continue }
      values.append(
        call(
          functions: [implementation], arguments: arguments,
          selfValue: LazyValue(.instance(Instance(type: type))), at: place, nil))
    }
    return values.isEmpty ? nil : coerce(join(values), to: declared)
  }

  /// A function's locals are new in every call: subscribers of two calls share no name inside.
  private func withoutLocals(of function: Place, _ value: Value) -> Value {
    guard case .sequence(var sequence) = value, !sequence.facts.reads.isEmpty else { return value }
    let range = project.tree(function).range(function.node)
    sequence.facts.reads.removeAll { read in
      let place = read.name.declaration
      guard place.file == function.file, read.copies == 1 else { return false }
      return range.contains(project.tree(place).range(place.node).lowerBound)
    }
    return .sequence(sequence)
  }

  func hasBody(_ function: Place) -> Bool {
    switch project.kind(function) {
    case .funcDecl, .initDecl: return project.child(function, .codeBlock) != nil
    default: return isComputed(function)
    }
  }

  /// What a function or closure body returns: its `return`s, or its only expression.
  func returnedValue(of body: Place, _ frame: Frame?) -> Value {
    made(valueReturned(of: body, frame), by: body)
  }

  private func valueReturned(of body: Place, _ frame: Frame?) -> Value {
    let tree = project.tree(body)
    let returns = returns(of: body)
    if returns.isEmpty {
      guard let only = tree.onlyStatement(of: body.node) else { return .plain }
      switch tree[only].kind {
      case .variableDecl, .guardStmt, .forStmt, .whileStmt, .repeatStmt, .throwStmt, .jumpStmt, .deferStmt:
        return .plain
      case .ifConfig:
        return join(
          tree.children(only).filter { !tree[$0].flags.contains(.isDead) }
            .map { returnedValue(of: Place(file: body.file, node: $0), frame) })
      default: return value(of: Place(file: body.file, node: only), in: frame)
      }
    }
    return join(returns.map { value(of: Place(file: body.file, node: $0), in: frame) })
  }

  /// What a body's `return`s return, in the order of the source.
  private func returns(of body: Place) -> [NodeID] {
    if let known = returnsMemo[body] { return known }
    let returns = project.tree(body).returnedExpressions(of: body.node)
    returnsMemo[body] = returns
    return returns
  }
}
