/// What is added to a collection after it was made: `feeds.append(feed)`, `feeds += [feed]`, `feeds["news"] = feed`.
extension Lowering {
  static var appending: [Symbol] { [Symbol(.append), Symbol(.insert), Symbol(.updateValue)] }

  /// What a variable is given, and what is added to it: of an empty collection that it begins with, what is added alone.
  func joined(_ given: [Value], initially expression: Place?, _ frame: FrameID, with added: [Value]) -> [Value] {
    guard !added.isEmpty, let expression, makesEmptyCollection(expression) else { return given + added }
    let empty = value(of: expression, in: frame)
    return given.filter { $0 != empty } + added
  }

  /// `[Feed]()`.
  private func makesEmptyCollection(_ expression: Place) -> Bool {
    guard project.kind(expression) == .callExpr, let callee = project.first(expression),
      [.arrayExpr, .dictionaryExpr].contains(project.kind(callee))
    else { return false }
    return project.child(expression, .argument) == nil
  }

  /// What is added to a local collection.
  func appended(to binding: Place, _ frame: FrameID) -> [Value] {
    guard let pattern = project.first(binding), project.kind(pattern) == .identifierPattern else { return [] }
    func isMeant(_ target: Place) -> Bool {
      guard project.kind(target) == .identifierExpr,
        case .local(let other, _)? = meaning.lookUp(project.symbol(target), at: target)
      else { return false }
      return other == binding
    }
    let body = project.enclosingBody(of: binding)
    return added(in: body, of: binding.file, named: project.symbol(pattern), frame, to: isMeant)
  }

  /// What is added to a collection that a property holds, but for what is assigned to one of its elements.
  func appendedValues(_ member: Member, owner: TypeID) -> [Value] {
    func isMeant(_ target: Place) -> Bool { assigns(target, name: member.name, owner: owner, readBy: owner) }
    return Self.appending.flatMap { project.calls(of: $0) }.compactMap { appended(by: $0, .none, to: isMeant) }
      + project.changes(of: member.name, declaredAt: member.place).compactMap { added(by: $0, .none, to: isMeant) }
  }

  /// What the closure of `reduce(into:)` adds to what it is given first.
  func filled(by closure: Argument) -> [Value] {
    let body = closure.expression
    guard project.kind(body) == .closureExpr else { return [] }
    let name = project.firstParameter(ofClosure: body).map(project.name) ?? "$0"
    func isMeant(_ target: Place) -> Bool {
      project.kind(target) == .identifierExpr && project.name(target) == name && project.isInside(target, body)
    }
    return added(in: body, of: body.file, named: project.symbols.intern(name), closure.frame, to: isMeant)
  }

  /// What a body adds to a local collection of a name; what a file does, where there is no body.
  private func added(
    in body: Place?, of file: Int32, named name: Symbol, _ frame: FrameID, to isMeant: (Place) -> Bool
  ) -> [Value] {
    let calls = Self.appending.flatMap { project.those(of: project.calls(of: $0, in: file), in: body) }.sorted()
    let changes = project.those(of: project.changes(of: name, in: file), in: body)
    return calls.compactMap { appended(by: $0, frame, to: isMeant) }
      + changes.compactMap { added(by: $0, frame, to: isMeant) ?? assigned(by: $0, frame, toElementOf: isMeant) }
  }

  private func appended(by call: Place, _ frame: FrameID, to isMeant: (Place) -> Bool) -> Value? {
    guard let callee = project.first(call), project.kind(callee) == .memberExpr, let base = project.first(callee),
      isMeant(base), let argument = arguments(of: call, frame).first
    else { return nil }
    let appended = argument.value(self)
    return argument.label == .contentsOf ? appended : store.array(of: appended)
  }

  /// `feeds += [feed]`.
  private func added(by sign: Place, _ frame: FrameID, to isMeant: (Place) -> Bool) -> Value? {
    guard project.kind(sign) == .binaryOperator, project.name(sign) == "+=", let sequence = project.parent(sign),
      case let parts = Array(project.children(sequence)), parts.count > 2, parts[1] == sign, isMeant(parts[0])
    else { return nil }
    let added = assignedValue(parts[2], after: sign, frame)
    if case .array = forced(added) { return added }
    return store.array(of: .lost(sign, .none))
  }

  /// `feeds["news"] = feed`.
  private func assigned(by sign: Place, _ frame: FrameID, toElementOf isMeant: (Place) -> Bool) -> Value? {
    guard let (target, source) = assignment(sign), project.kind(target) == .subscriptExpr,
      let collection = project.first(target), isMeant(project.unwrapped(collection))
    else { return nil }
    let assigned = assignedValue(source, after: sign, frame)
    return assigned == .plain || assigned == .nothing ? nil : store.array(of: assigned)
  }
}
