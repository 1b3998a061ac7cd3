/// What local names are bound to.
extension Evaluator {
  /// A local `let` or `var`.
  func bindingValue(_ binding: Place, pattern: Place, frame: Frame?) -> Value {
    let name = project.name(pattern)
    let declaration = project.children(binding).first == pattern ? binding : pattern
    if let block = project.child(binding, .accessorBlock), isComputed(binding) {
      let declared = declaredType(of: binding).map { typeValue($0, frame) }
      if let declared, isSettled(declared) { return declared }
      guard enter(binding), let body = project.child(block, .codeBlock) else {
        return declared ?? .unknown(name, binding)
      }
      defer { leave(binding) }
      return reading(binding, returnedValue(of: body, frame))
    }
    let declared = declaredType(of: binding).map { typeValue($0, frame) }
    var values: [Value] = []
    if let initializer = project.child(binding, .initializerClause) {
      let whole = self.value(of: initializer, in: frame)
      let value = tupleElement(of: whole, boundBy: pattern, in: binding)
      if !value.isPlain { values.append(identified(value, as: declaration)) }
    }
    let isLet = project.node(binding).flags.contains(.isLet)
    if !(isLet && !values.isEmpty), declared.map({ !isSettled($0) }) ?? true,
      // Inside `x = x.concat(y)`, `x` is what it was before.
      assignmentsInProgress.insert(binding).inserted
    {
      defer { assignmentsInProgress.remove(binding) }
      let assigned = localAssignments(name, binding: binding, frame).map { identified($0, as: binding) }
      // Whether the first value is still there when the name is read depends on what the code goes through.
      if !assigned.isEmpty, case .sequence(var first)? = values.first {
        first.facts.doubtThreads()
        values[0] = .sequence(first)
      }
      values += assigned
    }
    guard !values.isEmpty else {
      guard let declared else { return .plain }
      if case .sequence(var sequence) = declared, sequence.trait.isRelay || sequence.trait.isSubject {
        sequence.identity = binding
        return .sequence(sequence)
      }
      return declared
    }
    let joined = values.count == 1 ? values[0] : join(values)
    return reading(declaration, held(declared.map { coerce(joined, to: $0) } ?? joined, by: declaration))
  }

  private func tupleElement(of value: Value, boundBy pattern: Place, in binding: Place) -> Value {
    guard let root = project.children(binding).first, root != pattern, project.kind(root) == .tuplePattern else {
      return value
    }
    guard case .tuple(let elements) = value else { return .unknown(project.name(pattern), binding) }
    for (index, element) in project.children(root).enumerated() where element == pattern {
      return elements.indices.contains(index) ? elements[index].value.value : .unknown(project.name(pattern), binding)
    }
    return .unknown(project.name(pattern), binding)
  }

  /// Assignments to a local in the function that declares it.
  private func localAssignments(_ name: String, binding: Place, _ frame: Frame?) -> [Value] {
    project.assignments(to: name, in: binding.file).prefix(12).compactMap { at in
      guard let (target, source) = assignment(at), project.kind(target) == .identifierExpr else { return nil }
      guard case .local(let other, _)? = lookUp(name, at: target), other == binding else { return nil }
      let value = value(of: source, in: frame)
      return value.isPlain ? nil : value
    }
  }
}
