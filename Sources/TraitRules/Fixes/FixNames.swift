/// From names to what declares them.
extension Evaluator {
  /// The stored or computed variable that a name or `self.name`, `object.name` reads.
  func variable(namedBy place: Place) -> Place? {
    var place = place
    while [.optionalChain, .forceUnwrap].contains(project.kind(place)), let inner = project.children(place).first {
      place = inner
    }
    switch project.kind(place) {
    case .identifierExpr:
      switch lookUp(project.name(place), at: place) {
      case .local(let binding, _)?: return binding
      case .member(_, let members)?: return members.first { $0.kind == .variable }?.place
      case .global(let members)?: return members.first { $0.kind == .variable }?.place
      case .optionalBinding(let binding)?:
        return project.children(binding).last.flatMap { $0 == place ? nil : variable(namedBy: $0) }
      default: return nil
      }
    case .memberExpr:
      guard let base = project.children(place).first else { return nil }
      let type: TypeID
      switch value(of: base, in: nil) {
      case .instance(let instance): type = instance.type
      case .metatype(let id): type = id
      default: return nil
      }
      return findMember(type, project.name(place))?.members.first { $0.kind == .variable }?.place
    default: return nil
    }
  }

  /// The parameter of a function that a name reads.
  func parameter(namedBy place: Place) -> Place? {
    guard project.kind(place) == .identifierExpr,
      case .parameter(let parameter, _)? = lookUp(project.name(place), at: place)
    else { return nil }
    return parameter
  }

  /// The function that a call means, a protocol's requirement included.
  func declaration(calledBy call: Place) -> Place? {
    if let function = functionCalled(by: call, nil) { return function }
    guard let callee = project.children(call).first, project.kind(callee) == .memberExpr,
      let base = project.children(callee).first, case .instance(let instance) = value(of: base, in: nil),
      let found = findMember(instance.type, project.name(callee))
    else { return nil }
    let functions = found.members.filter { $0.kind == .function }.map(\.place)
    return functions.first { labelsMatch(call, $0) } ?? functions.first
  }

  /// Whether a link calls an operator of the project's own.
  func isOwnOperator(_ link: ChainLink) -> Bool {
    guard let functions = sequenceExtension(link.name, at: link.callee) else { return false }
    return !isKnownOperator(link.name) || functions.contains { labelsMatch(link.call, $0) }
  }

  /// The expressions that a function or closure body returns, in source order.
  func returnedExpressions(of body: Place) -> [Place] {
    let tree = project.tree(body)
    let returned = tree.returnedExpressions(of: body.node, includesDead: true)
    let nodes = returned.isEmpty ? [tree.onlyStatement(of: body.node)].compactMap(\.self) : returned
    return nodes.map { Place(file: body.file, node: $0) }
  }
}
