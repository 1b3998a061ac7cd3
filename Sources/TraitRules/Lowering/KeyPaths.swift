/// What key paths lead to, and the subscripts and functions that take them.
extension Lowering {
  /// `\.rx.items` as the closure that it stands for, `{ $0.rx.items }`; `object.name` as the path `\.name` that
  /// `@dynamicMemberLookup` makes of it.
  func keyPathValue(_ path: Place, of root: Value, _ frame: FrameID) -> Value {
    steps(ofKeyPath: path).reduce(root) { value, name in each(value) { member(name, of: $0, at: path, frame) } }
  }

  /// The names that a path leads through, without its root's type.
  func steps(ofKeyPath path: Place) -> [Symbol] {
    if project.kind(path) == .memberExpr { return [project.symbol(path)] }
    return project.text(path).dropFirst().split(separator: ".").drop { $0.first?.isUppercase == true }.compactMap {
      let cleaned = $0.filter { $0 != "?" && $0 != "!" }
      return cleaned == "self" || cleaned.isEmpty ? nil : project.symbols.intern(cleaned)
    }
  }

  /// `@dynamicMemberLookup`: what the subscript by key path forwards to.
  func dynamicMember(_ name: Symbol, of object: ObjectValue, at place: Place) -> Value? {
    guard project.declaration(object.type).attributes.contains(where: { $0 == .dynamicMemberLookup }) else {
      return nil
    }
    let receiver = store.object(object)
    let values = project.contents(of: object.type).subscripts.compactMap {
      forwarded(name, by: $0, of: receiver, at: place)
    }
    return values.first { !isLost($0) } ?? values.first
  }

  private func forwarded(_ name: Symbol, by declared: Place, of receiver: Value, at place: Place) -> Value? {
    guard let parameter = project.parameters(of: declared).first, takesKeyPath(parameter),
      let body = subscriptBody(declared), case .object(let ref) = receiver
    else { return nil }
    let base = keyPathBase(in: body, parameter: project.symbol(parameter))
    // The path that a mention stands for is written nowhere: a body that hands it on is handed the mention.
    guard base != nil || project.kind(place) == .memberExpr && project.symbol(place) == name else { return nil }
    // A wrapper of a wrapper forwards in turn, and one of itself for ever.
    let question = ValueQuestion(
      kind: .forwarded, place: base == nil ? place : declared, context: ref.number,
      other: base == nil ? declared.node : Int32(bitPattern: name.id))
    return values.answer(to: question, beyond: .lost(place, name)) {
      if let base {
        let inner = enter(Frame(owner: declared, receiver: receiver))
        return each(value(of: base, in: inner)) { member(name, of: $0, at: base, inner) }
      }
      guard leads(parameter, of: declared, by: place, receiver) else { return .lost(place, name) }
      let path = NamedValue(name: project.symbol(parameter), value: .keyPath(place))
      return returned(by: body, enter(Frame(owner: declared, receiver: receiver, bindings: [path])))
    }
  }

  /// Of overloads that take key paths, those whose root has what an argument's path begins with; all, where none is seen
  /// to.
  func leading(_ functions: [Place], _ arguments: [Argument], _ receiver: Value) -> [Place] {
    guard functions.count > 1 else { return functions }
    return functions.filterOrAll { function in
      guard let parameters = matched(function, arguments) else { return true }
      return zip(parameters, arguments).allSatisfy { parameter, argument in
        guard takesKeyPath(parameter), case .keyPath(let path) = argument.value(self) else { return true }
        return leads(parameter, of: function, by: path, receiver)
      }
    }
  }

  private func takesKeyPath(_ parameter: Place) -> Bool {
    project.type(ofParameter: parameter).map { project.text(project.symbol($0)).hasSuffix("KeyPath") } ?? false
  }

  /// Whether the root of a parameter `KeyPath<Root, Value>` may have the first member of a path.
  private func leads(_ parameter: Place, of function: Place, by path: Place, _ receiver: Value) -> Bool {
    guard let root = project.type(ofParameter: parameter).flatMap({ genericArguments(of: $0).first }),
      let first = steps(ofKeyPath: path).first,
      case .object(let ref) = forced(typeValue(root, enter(Frame(owner: function, receiver: receiver)))),
      project.declaration(store[ref].type).kind != .protocol
    else { return true }
    return meaning.members(named: first, of: store[ref].type) != nil || meaning.hasUnseenBase(store[ref].type)
  }

  /// `base` in `base[keyPath: path]`; what a closure there does with the path is its own affair.
  private func keyPathBase(in body: Place, parameter: Symbol) -> Place? {
    var stack = [body]
    while let at = stack.popLast() {
      if project.kind(at) == .closureExpr { continue }
      if project.kind(at) == .subscriptExpr, let argument = project.child(at, .argument),
        project.label(argument) == .keyPath, let path = project.first(argument),
        project.kind(path) == .identifierExpr, project.symbol(path) == parameter
      {
        return project.first(at)
      }
      stack += project.children(at)
    }
    return nil
  }
}
