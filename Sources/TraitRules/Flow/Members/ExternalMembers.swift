/// Members of types that are declared elsewhere, or by an extension of such a type.
extension Evaluator {
  func externalStaticMember(_ name: String, ofType typeName: String, at place: Place, _ frame: Frame?) -> Value {
    for candidate in project.nearest(project.extensions(of: typeName), to: place.file, place: { $0.place }) {
      if let members = candidate.members[name]?.filter(\.isStatic), !members.isEmpty {
        return externalMemberValue(members, selfValue: LazyValue(.externalMetatype(typeName)), at: place)
      }
    }
    if ["shared", "default", "standard", "main", "current", "instance", "sharedInstance"].contains(name) {
      return .external(typeName)
    }
    if name.first?.isUppercase == true { return .externalMetatype(name) }
    if name == "init" { return .externalMetatype(typeName) }
    return .unknown("\(typeName).\(name)", place)
  }

  /// A member that a project's extension gives to a type from outside.
  func externalMember(_ name: String, ofType typeName: String, receiver: Value, at place: Place) -> Value {
    var current: String? = typeName
    while let type = current {
      for candidate in project.nearest(project.extensions(of: type), to: place.file, place: { $0.place }) {
        if let members = candidate.members[name] {
          return externalMemberValue(members, selfValue: LazyValue(receiver), at: place)
        }
      }
      current = UIClasses.superclass(of: type)
    }
    if let known = uiMemberType(name, ofType: typeName) { return known }
    if let row = catalogue.rows(named: name, ofType: typeName).first(where: \.isProperty) {
      return libraryProperty(row, receiver: receiver, at: place)
    }
    return .unknown(name, place)
  }

  /// A property of a library's type: an action's elements come where its work delivers them.
  private func libraryProperty(_ row: CatalogueRow, receiver: Value, at place: Place) -> Value {
    var value = librarySequence(row, arguments: [], at: place)
    guard case .external(let type, let construction?) = receiver, type.hasSuffix("Action"),
      ["elements", "executionObservables"].contains(row.name), case .sequence(var sequence) = value,
      let work = arguments(of: construction.place, construction.frame).last
    else { return value }
    let inner = asSequence(
      result(of: work.value.value, inputs: [LazyValue(.unknown("input", place))], at: place), at: place)
    sequence.facts.threads = []
    sequence.facts.unknownThread = nil
    sequence.facts.joinThreads(of: inner.facts)
    // What the work delivers at once comes where the input came from: a control.
    if sequence.facts.threads.remove(.subscriber) != nil { sequence.facts.threads.insert(.main) }
    sequence.trace = TraceNode(
      place: place, facts: sequence.facts,
      notes: sequence.facts.background.map { [StepNote(.delivery, $0.reason)] } ?? [], previous: inner.trace)
    value = .sequence(sequence)
    return value
  }

  func externalMemberValue(_ members: [Member], selfValue: LazyValue, at place: Place) -> Value {
    if let variable = members.first(where: { $0.kind == .variable }) {
      guard isComputed(variable.place) else {
        return variableValue(variable.place, name: variable.name, owner: nil, receiver: nil)
      }
      return propertyValue(variable.place, name: variable.name, selfValue: selfValue, receiverType: nil)
    }
    let functions = members.filter { $0.kind == .function }.map(\.place)
    return functions.isEmpty ? .unknown(project.text(place).firstLine, place) : .functions(functions, selfValue)
  }
}
