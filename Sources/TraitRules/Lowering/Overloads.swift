/// Overloads that differ in the types of their parameters alone.
extension Lowering {
  /// Those of several functions whose parameters fit the arguments best by type, as far as that can be told.
  func fitting(_ functions: [Place], _ arguments: [Argument]) -> [Place] {
    guard functions.count > 1, !arguments.isEmpty else { return functions }
    let fits = functions.map { fit($0, arguments) }
    guard let best = fits.compactMap(\.self).max() else { return functions }
    let alike = zip(functions, fits).filter { $1 == best }.map { (function: $0.0, types: parameterTypes(of: $0.0)) }
    let fitting = alike.filterOrAll { one in !alike.contains { isMoreSpecific($0.types, than: one.types) } }
      .map(\.function)
    // One overload that calls a second has nothing to gain from calling itself.
    return fitting.filterOrAll { function in !arguments.contains { project.isInside($0.place, function) } }
  }

  /// Whether whatever one function takes, the other takes too, and not the other way round: that of a protocol which
  /// refines the other's.
  private func isMoreSpecific(_ types: [Value?], than others: [Value?]) -> Bool {
    var isRefined = false
    for (type, other) in zip(types, others) {
      guard case .object(let one)? = type, case .object(let two)? = other else {
        if type == other { continue }
        return false
      }
      if store[one].type == store[two].type { continue }
      guard meaning.inherits(store[one].type, from: store[two].type) else { return false }
      isRefined = true
    }
    return isRefined
  }

  private func parameterTypes(of function: Place) -> [Value?] {
    project.parameters(of: function).map { project.type(ofParameter: $0).map { typeValue($0) } }
  }

  /// Those of a function's calls that mean it and none of its type's others with the same labels.
  func callsFitting(_ function: Place, among calls: [Place]) -> [Place] {
    guard project.kind(function) == .funcDecl, !calls.isEmpty else { return calls }
    let owner = project.enclosingType(of: function)
    let labels = project.parameters(of: function).map { project.label($0) }
    let overloads = project.methods(named: project.symbol(function)).filter { other in
      project.enclosingType(of: other) == owner && project.parameters(of: other).map { project.label($0) } == labels
    }
    guard owner != nil, overloads.count > 1 else { return calls }
    return calls.filter { fitting(overloads, arguments(of: $0, .none)).contains(function) }
  }

  /// Whether a call inside a function, of its own name, is handed what that one does not take: it is of a library's, which
  /// the function stands beside.
  func isAnotherOutOfSight(than function: Place, calledBy call: Place, _ arguments: [Argument]) -> Bool {
    project.isInside(call, function) && fit(function, arguments) == nil
  }

  /// How many arguments are seen to be of their parameter's type; `nil` where one is seen to be of another.
  private func fit(_ function: Place, _ arguments: [Argument]) -> Int? {
    guard let parameters = matched(function, arguments) else { return 0 }
    var sum = 0
    for (parameter, argument) in zip(parameters, arguments) {
      guard let fit = fit(parameter, argument) else { return nil }
      sum += fit
    }
    return sum
  }

  /// A literal is of few types, an object of its own and those above, a sequence of its own trait.
  private func fit(_ parameter: Place, _ argument: Argument) -> Int? {
    guard let type = project.type(ofParameter: parameter) else { return 0 }
    let wanted = wantedType(type)
    if !argument.expression.isNowhere {
      switch project.kind(argument.expression) {
      case .booleanLiteral, .numberLiteral, .stringLiteral, .arrayExpr, .closureExpr:
        if isSequence(typeValue(type)) { return nil }
      default: break
      }
      switch project.kind(argument.expression) {
      case .booleanLiteral: return wanted.isStandard ? (wanted.name == .Bool ? 1 : nil) : 0
      case .numberLiteral: return wanted.isStandard ? (Self.numbers.contains(wanted.name.known ?? .Bool) ? 1 : nil) : 0
      case .stringLiteral: return wanted.isStandard ? (Self.texts.contains(wanted.name.known ?? .Bool) ? 1 : nil) : 0
      case .arrayExpr: return wanted.isCollection ? 1 : wanted.isStandard ? nil : 0
      case .closureExpr:
        guard meaning.takesFunction(parameter) else { return wanted.isStandard ? nil : 0 }
        return fit(type, ofParametersOf: argument.expression)
      default: break
      }
    }
    return fit(type, wanted, declaredValue(of: argument) ?? argument.value(self))
  }

  /// Whether nothing made of a type out of sight is of a type: that has protocols of the project at most, and none of its
  /// classes above it.
  private func isOfProjectAlone(_ type: TypeID) -> Bool { project.declaration(type).kind != .protocol }

  /// What the type of a parameter says of it where that is an argument, or the one that an argument is cast to: overloads
  /// are chosen by types, whatever callers hand in. `nil` for what is neither, or of which the type says nothing.
  private func declaredValue(of argument: Argument) -> Value? {
    if argument.expression.isNowhere { return nil }
    if let type = typeCastTo(argument.expression) {
      let declared = typeValue(type, argument.frame)
      return isLost(declared) ? nil : declared
    }
    guard project.kind(argument.expression) == .identifierExpr,
      case .parameter(let parameter, _)? = meaning.lookUp(project.symbol(argument.expression), at: argument.expression),
      let type = project.type(ofParameter: parameter), !project.isFunctionType(type)
    else { return nil }
    let declared = typeValue(type, argument.frame)
    if isLost(declared) { return nil }
    return isVariadic(parameter) ? store.array(of: declared) : declared
  }

  /// The type in `goal as Aim`.
  func typeCastTo(_ expression: Place) -> Place? {
    guard project.kind(expression) == .sequenceExpr else { return nil }
    let parts = Array(project.children(expression))
    guard parts.count == 2, project.kind(parts[1]) == .castOperator, !project.text(parts[1]).hasPrefix("is") else {
      return nil
    }
    return project.first(parts[1])
  }

  /// A closure that names its parameters is of a function type with as many; a single one may be a tuple.
  private func fit(_ type: Place, ofParametersOf closure: Place) -> Int {
    guard
      let named = project.child(closure, .closureSignature).map({ signature in
        project.children(signature).count { project.kind($0) == .closureParameter }
      }), named > 0, let parameters = functionType(type).flatMap(project.first), project.kind(parameters) == .tupleType
    else { return 1 }
    return project.children(parameters).count == named ? 2 : 1
  }

  private func fit(_ type: Place, _ wanted: WantedType, _ value: Value) -> Int? {
    switch forced(value) {
    case .either(let list): return least(store[list].map { fit(type, wanted, $0) })
    case .outside(let ref):
      if store[ref].type == wanted.name { return 2 }
      guard case .object(let other) = typeValue(type), !store[ref].type.isNone else { return 0 }
      return isOfProjectAlone(store[other].type) ? nil : 0
    case .object(let ref):
      if wanted.isStandard { return nil }
      guard case .object(let other) = typeValue(type) else { return 0 }
      if store[ref].type == store[other].type { return 2 }
      if meaning.inherits(store[ref].type, from: store[other].type) { return 1 }
      return meaning.areRelated(store[ref].type, store[other].type) ? 0 : nil
    case .keyPath:
      if project.kind(type) == .memberType { return project.symbol(type) == .Type ? nil : 0 }
      return project.text(wanted.name).hasSuffix("KeyPath") ? 2 : wanted.isStandard ? nil : 0
    case .metatype, .outsideMetatype:
      return project.kind(type) == .memberType && project.symbol(type) == .Type ? 1 : wanted.isStandard ? nil : 0
    case .sequence(let chain):
      if wanted.isStandard || wanted.isCollection || project.isFunctionType(type) { return nil }
      switch typeValue(type) {
      case .sequence(let other):
        guard let ofTrait = fit(graph.trait(of: chain), graph.trait(of: other)),
          let ofElements = fit(element: knownElement(of: chain), element(of: other))
        else { return nil }
        return ofTrait + ofElements
      // A relay is none.
      case .observer: return graph.trait(of: chain).isRelay ? nil : 0
      case .object(let other): return isOfProjectAlone(store[other].type) ? nil : 0
      default: return 0
      }
    case .observer(let ref):
      // A sink of cells is a function as well.
      if project.isFunctionType(type) { return store[ref].kind == .items ? 1 : nil }
      switch typeValue(type) {
      case .observer: return store[ref].kind == .items ? nil : 2
      case .sequence(let other):
        return store[ref].kind == .controlProperty || graph.trait(of: other).isSubject ? 0 : nil
      default: return wanted.isStandard ? nil : 0
      }
    case .array(let element):
      guard project.kind(type) == .arrayType, let inner = project.first(type) else { return 0 }
      return fit(inner, wantedType(inner), store[element])
    default: return 0
    }
  }

  private func fit(_ trait: SequenceTrait, _ wanted: SequenceTrait) -> Int? {
    if trait == wanted { return 2 }
    return wanted.isHot ? nil : wanted == .observable ? 1 : 0
  }

  /// A sequence of numbers is none of texts, and one of a type in sight none of another's; `nil` for what does not fit.
  func fit(element: Value, _ wanted: Value) -> Int? {
    switch (forced(element), forced(wanted)) {
    case (.either(let list), let wanted): return least(store[list].map { fit(element: $0, wanted) })
    case (.object(let one), .object(let two)):
      if store[one].type == store[two].type { return agree(store[one].generics, store[two].generics) ? 1 : nil }
      return meaning.areRelated(store[one].type, store[two].type) ? 0 : nil
    case (.outside(let one), .outside(let two)):
      if store[one].type == store[two].type { return 1 }
      return Self.isStandard(store[one].type) && Self.isStandard(store[two].type) ? nil : 0
    case (.object, .outside(let ref)), (.outside(let ref), .object): return Self.isStandard(store[ref].type) ? nil : 0
    case (.array(let one), .array(let two)): return fit(element: store[one], store[two])
    case (.array, .outside(let ref)), (.outside(let ref), .array): return Self.isStandard(store[ref].type) ? nil : 0
    case (.tuple, .outside(let ref)), (.outside(let ref), .tuple): return Self.isStandard(store[ref].type) ? nil : 0
    case (.array, .object), (.object, .array), (.tuple, .object), (.object, .tuple), (.tuple, .array), (.array, .tuple):
      return nil
    default: return 0
    }
  }

  /// What may be one of several fits as badly as the worst of those that fit at all.
  private func least(_ fits: [Int?]) -> Int? { fits.compactMap(\.self).min() }

  /// Whether two functions take sequences of elements in one place that nothing can be both of.
  func areExclusive(_ functions: [Place], _ arguments: [Argument]) -> Bool {
    guard functions.count > 1, let first = matched(functions[0], arguments),
      let second = matched(functions[1], arguments)
    else { return false }
    return zip(first, second).contains { one, other in
      guard let one = project.type(ofParameter: one), let other = project.type(ofParameter: other),
        case .sequence(let a) = typeValue(one), case .sequence(let b) = typeValue(other)
      else { return false }
      return fit(element: element(of: a), element(of: b)) == nil
    }
  }

  private static func isStandard(_ name: Symbol) -> Bool {
    name.known.map { $0 == .Bool || $0 == .Void || numbers.contains($0) || texts.contains($0) } ?? false
  }

  private struct WantedType {
    var name: Symbol
    var isCollection: Bool
    var isStandard: Bool
  }

  private func wantedType(_ type: Place) -> WantedType {
    var type = type
    while [.optionalType, .tupleTypeElement].contains(project.kind(type)), let inner = project.first(type) {
      type = inner
    }
    let name = project.symbol(type)
    let isCollection: Bool
    switch project.kind(type) {
    case .arrayType, .dictionaryType: isCollection = true
    default: isCollection = name == .Array || name == .Set || name == .Dictionary
    }
    return WantedType(name: name, isCollection: isCollection, isStandard: isCollection || Self.isStandard(name))
  }

  private static let numbers: Set<KnownName> = [
    .Int, .Int8, .Int16, .Int32, .Int64, .UInt, .UInt8, .UInt16, .UInt32, .UInt64, .Double, .Float, .CGFloat,
    .TimeInterval, .Decimal,
  ]

  private static let texts: Set<KnownName> = [.String, .Substring, .Character, .StaticString, .NSString]
}
