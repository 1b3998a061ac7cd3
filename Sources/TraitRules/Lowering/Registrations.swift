/// What containers are told to give for a protocol: `container.register(Loading.self) { _ in Disk() }`,
/// `locator.put(Loading.self, Disk())`, `register { Disk() as Loading }`.
///
/// By what is written alone: which container it is, and which of several registrations comes last, is not followed.
struct Registration: Equatable {
  var place: Place
  /// `nil` where what it gives is not seen.
  var type: TypeID?
}

extension Lowering {
  /// Of the types that an object of a protocol can be of, those that are registered for it, where any is: who asks a
  /// container gets no other one.
  func thoseRegistered(_ types: [TypeID], for type: TypeID, at place: Place) -> [TypeID] {
    let counting = registrations(for: type).filter { meaning.counts($0.place, for: place) }
    if counting.contains(where: { $0.type == nil }) { return types }
    return types.filterOrAll { candidate in
      counting.contains { $0.type.map { $0 == candidate || meaning.inherits(candidate, from: $0) } ?? false }
    }
  }

  private func registrations(for type: TypeID) -> [Registration] {
    registered.answer(to: type, beyond: []) {
      calls(handed: type).flatMap { registrations(by: $0, for: type) } + registrations(castTo: type)
    }
  }

  private func registrations(by call: Place, for type: TypeID) -> [Registration] {
    project.children(call).filter { project.kind($0) == .argument && !isKey($0) }.flatMap { argument in
      project.first(argument).map { types(madeBy: $0) } ?? []
    }
    // A registration of the type for itself says nothing.
    .filter { $0 != type }.map { Registration(place: call, type: $0) }
  }

  /// A name, a scope, what `resolve` hands on: what cannot make anything.
  private func isKey(_ argument: Place) -> Bool {
    guard let value = project.first(argument) else { return true }
    switch project.kind(value) {
    case .stringLiteral, .numberLiteral, .booleanLiteral, .nilLiteral, .implicitMemberExpr: return true
    case .memberExpr where project.symbol(value) == .`self`: return project.label(argument).isNone
    default: return Self.keyLabels.contains(project.text(project.label(argument)))
    }
  }

  private static let keyLabels: Set<String> = [
    "name", "named", "key", "tag", "id", "identifier", "qualifier", "scope", "lifetime", "argument", "arguments",
    "args",
  ]

  /// What an argument gives where it stands for a type: `nil` for what is not seen.
  private func types(madeBy expression: Place) -> [TypeID?] {
    switch project.kind(expression) {
    case .closureExpr:
      return returnedExpressions(of: expression, .none).flatMap { types(madeBy: $0) }
    case .forceUnwrap, .tryExpr: return project.first(expression).map { types(madeBy: $0) } ?? [nil]
    case .sequenceExpr:
      let parts = Array(project.children(expression))
      guard parts.count == 2, project.kind(parts[1]) == .castOperator else { return [nil] }
      return types(madeBy: parts[0])
    // `register(Loading.self, as: Disk.self)`, `autoregister(Loading.self, initializer: Disk.init)`.
    case .memberExpr where project.symbol(expression) == .`self` || project.symbol(expression) == .`init`:
      return [project.first(expression).flatMap { meaning.type(madeBy: $0) }]
    case .callExpr:
      guard let callee = project.first(expression) else { return [nil] }
      return [meaning.type(madeBy: callee) ?? typeHanded(toCallAt: expression)]
    default: return [nil]
    }
  }

  /// `register { Disk() as Loading }`.
  private func registrations(castTo type: TypeID) -> [Registration] {
    project.files(mentioning: project.declaration(type).name).flatMap(castsHandedOn).flatMap { sequence in
      let target = project.children(sequence).last.flatMap(project.first)
      guard target.flatMap(meaning.type(writtenAt:)) == type else { return [Registration]() }
      return types(madeBy: sequence).map { Registration(place: sequence, type: $0) }
    }
  }

  /// The casts of one file that are all that a closure does which is handed to a call.
  private func castsHandedOn(in file: Int32) -> [Place] {
    if let known = castsMemo[file] { return known }
    project.enter([file])
    let tree = project.tree(Place(file: file, node: 0))
    let casts = tree.nodes.indices.compactMap { index -> Place? in
      guard tree.nodes[index].kind == .castOperator,
        let sequence = project.parent(Place(file: file, node: NodeID(index))),
        let closure = project.parent(sequence), project.kind(closure) == .closureExpr,
        let argument = project.parent(closure), project.kind(argument) == .argument
      else { return nil }
      return sequence
    }
    castsMemo[file] = casts
    return casts
  }

  /// Of the objects that a call may give which is handed a protocol, those that are registered for it.
  func thoseRegistered(_ value: Value, from call: Place) -> Value {
    guard case .either = value, let written = typesHanded(toCallAt: call).first,
      let type = meaning.type(madeBy: written), project.declaration(type).kind == .protocol
    else { return value }
    let parts = alternatives(of: value)
    let types = parts.compactMap { part -> TypeID? in if case .object(let ref) = part { store[ref].type } else { nil } }
    guard types.count == parts.count else { return value }
    let kept = thoseRegistered(types, for: type, at: call)
    return kept.count == types.count ? value : join(zip(parts, types).filter { kept.contains($0.1) }.map(\.0))
  }
}
