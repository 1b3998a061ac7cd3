/// What a function's generic parameters stand for in a call of it.
extension Lowering {
  /// Binds a function's generic parameters by what its arguments are.
  func inferred(_ function: Place, _ arguments: [NamedValue], explicit: [Value]) -> [NamedValue] {
    let names = genericParameters(of: function)
    guard !names.isEmpty else { return [] }
    var bound: [NamedValue] = zip(names, explicit).map { NamedValue(name: $0, value: $1) }
    for parameter in project.parameters(of: function) {
      guard let type = project.type(ofParameter: parameter),
        let argument = arguments.last(where: { $0.name == project.symbol(parameter) })?.value
      else { continue }
      infer(type, argument, names, into: &bound)
    }
    return bound
  }

  /// Binds those that nothing else says by the type that is wanted of the result: `let songs: Observable<Song> = load()`.
  func inferred(_ function: Place, besides known: [NamedValue], from wanted: () -> Value?) -> [NamedValue] {
    let names = genericParameters(of: function).filter { name in !known.contains { $0.name == name } }
    guard !names.isEmpty, let result = project.returnType(of: function), let wanted = wanted() else { return [] }
    var bound: [NamedValue] = []
    infer(result, wanted, names, into: &bound)
    return bound
  }

  private func genericParameters(of function: Place) -> [Symbol] {
    guard let clause = project.child(function, .genericParameters) else { return [] }
    return project.children(clause).filter { project.kind($0) == .genericParameter }.map { project.symbol($0) }
  }

  private func infer(_ type: Place, _ value: Value, _ names: [Symbol], into bound: inout [NamedValue]) {
    switch project.kind(type) {
    case .optionalType, .tupleTypeElement:
      if let wrapped = project.first(type) { infer(wrapped, value, names, into: &bound) }
    case .arrayType:
      if let element = project.first(type), case .array = value {
        infer(element, self.element(of: value), names, into: &bound)
      }
    case .memberType where project.symbol(type) == .Type:
      guard let base = project.first(type) else { return }
      switch value {
      case .metatype(let id): infer(base, store.object(of: id), names, into: &bound)
      case .outsideMetatype(let name): infer(base, store.outside(name), names, into: &bound)
      default: return
      }
    case .simpleType:
      let name = project.symbol(type)
      if names.contains(name), !bound.contains(where: { $0.name == name }) {
        switch value {
        case .nothing, .lost, .plain, .asked: return
        default: bound.append(NamedValue(name: name, value: value))
        }
      } else if dialect.sequenceNames.contains(name), let argument = genericArguments(of: type).last,
        case .sequence(let chain) = value, project.kind(argument) == .simpleType,
        names.contains(project.symbol(argument))
      {
        infer(argument, .element(chain), names, into: &bound)
      }
    // `() -> Made`: what an `@autoclosure`, or a closure that is given nothing, is the value of.
    case .functionType:
      guard let inputs = project.first(type), project.children(inputs).isEmpty,
        let result = project.children(type).last
      else { return }
      switch value {
      case .closure(let ref): infer(result, self.result(of: store[ref], inputs: []), names, into: &bound)
      case .functions, .keyPath: return
      default: infer(result, value, names, into: &bound)
      }
    default: return
    }
  }
}

extension Value {
  /// `nil` for nothing.
  var nonEmpty: Value? { self == .nothing ? nil : self }
}
