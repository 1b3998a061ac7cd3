/// One element that is taken out of a collection: `streams[.title]`, `feeds[0]`, `feeds.first`.
///
/// Where both the collection and the key are written out, that is one of its elements for certain. Of any other, nothing
/// says which it is.
extension Lowering {
  /// Which element is taken.
  enum Taken {
    case first, last
    /// By what is written between the brackets.
    case at(Place)
  }

  /// - Parameters:
  ///   - expression: the collection.
  ///   - array: what it stands for.
  func element(_ taken: Taken, of expression: Place, _ array: Value, _ frame: FrameID) -> Value {
    if let passed = argument(taken, ofVariadic: project.unwrapped(expression), frame) { return passed }
    guard let (collection, written) = writtenElement(taken, of: expression, frame) else {
      return oneOf(element(of: array))
    }
    var own = value(of: written, in: collection.frame)
    if let declared = collection.element { own = coerce(own, to: declared, at: written) }
    guard case .sequence(let chain) = own else { return own }
    // What a variable keeps is one for all who take it out there.
    return .sequence(collection.isKept ? held(chain, at: written) : chain)
  }

  /// `streams[key]`, `streams[key, default: .never()]`.
  func element(takenBy place: Place, outOf collection: Place, _ array: Value, _ frame: FrameID) -> Value {
    let arguments = project.children(place).filter { project.kind($0) == .argument }
    guard let key = arguments.first.flatMap(project.first) else { return oneOf(element(of: array)) }
    let taken = element(.at(key), of: collection, array, frame)
    guard arguments.count > 1, let otherwise = arguments.last.flatMap(project.first),
      writtenElement(.at(key), of: collection, frame) == nil
    else { return taken }
    return join([taken, value(of: otherwise, in: frame)])
  }

  /// One of several sequences, of which nothing says which.
  func oneOf(_ value: Value) -> Value {
    guard case .sequence(let chain) = value, graph.choices(of: chain).count > 1 else { return value }
    return .sequence(
      graph.add(.oneOf(chain), graph.trait(of: chain), nesting: graph.nesting(of: chain)))
  }

  /// The expression of an element and the collection that it is in, where all that are in that are written out.
  private func writtenElement(
    _ taken: Taken, of expression: Place, _ frame: FrameID
  ) -> (collection: WrittenCollection, written: Place)? {
    writtenCollection(expression, frame).flatMap { collection in
      element(taken, ofLiteral: collection.literal, frame).map { (collection, $0) }
    }
  }

  /// The expression of an element; `nil` where the literal does not say which it is.
  private func element(_ taken: Taken, ofLiteral literal: Place, _ frame: FrameID) -> Place? {
    let parts = Array(project.children(literal))
    switch (taken, project.kind(literal)) {
    case (.first, .arrayExpr): return parts.first
    case (.last, .arrayExpr): return parts.last
    case (.at(let index), .arrayExpr):
      guard case .number(let number)? = key(index, frame), parts.indices.contains(number) else { return nil }
      return parts[number]
    case (.at(let written), .dictionaryExpr):
      guard let asked = key(written, frame) else { return nil }
      // Keys and values take turns; no two keys of a literal are equal, or the program stops there.
      return stride(from: 0, to: parts.count - 1, by: 2).first { key(parts[$0], .none) == asked }.map { parts[$0 + 1] }
    default: return nil
    }
  }

  /// One of the arguments that the only call of a function hands a parameter of any number.
  private func argument(_ taken: Taken, ofVariadic expression: Place, _ frame: FrameID) -> Value? {
    guard project.kind(expression) == .identifierExpr,
      case .parameter(let parameter, let function)? = meaning.lookUp(project.symbol(expression), at: expression),
      isVariadic(parameter), case let calls = visibleCalls(of: function), calls.count == 1,
      case let all = arguments(of: calls[0], .none), let parameters = matched(function, all)
    else { return nil }
    let passed = all.indices.filter { parameters[$0] == parameter }
    var index: Int?
    switch taken {
    case .first: index = passed.first
    case .last: index = passed.last
    case .at(let written):
      guard case .number(let number)? = key(written, frame), passed.indices.contains(number) else { return nil }
      index = passed[number]
    }
    return index.map { forced(all[$0].value(self)) }
  }

  // MARK: - Keys

  /// A key that is known while the source is read.
  enum Key: Equatable {
    case name(Symbol)
    case text(String)
    case number(Int)
  }

  func key(_ expression: Place, _ frame: FrameID) -> Key? {
    let expression = project.unwrapped(expression)
    switch project.kind(expression) {
    case .stringLiteral: return project.children(expression).isEmpty ? .text(project.text(expression)) : nil
    case .numberLiteral: return Int(project.text(expression)).map { .number($0) }
    case .implicitMemberExpr: return .name(project.symbol(expression))
    case .identifierExpr, .memberExpr:
      if case .enumCase(let name) = forced(value(of: expression, in: frame)) { return .name(name) }
      guard let constant = variable(namedBy: expression), project.flags(constant).contains(.isLet),
        let initial = project.initialValue(of: constant),
        [.stringLiteral, .numberLiteral, .implicitMemberExpr].contains(project.kind(initial))
      else { return nil }
      return key(initial, .none)
    default: return nil
    }
  }

  // MARK: - Collections

  /// A collection with all that is ever in it.
  private struct WrittenCollection {
    var literal: Place
    /// The calls in progress around the literal.
    var frame: FrameID
    /// Whether a variable holds it.
    var isKept: Bool
    /// What its elements are by the variable's declared type.
    var element: Value?
  }

  private func writtenCollection(_ expression: Place, _ frame: FrameID) -> WrittenCollection? {
    let expression = project.unwrapped(expression)
    if isLiteral(expression) { return WrittenCollection(literal: expression, frame: frame, isKept: false) }
    let name = project.symbol(expression)
    switch project.kind(expression) {
    case .identifierExpr:
      switch meaning.lookUp(name, at: expression) {
      case .local(let binding, _)?: return constant(binding, named: name, frame)
      case .member(let found)?:
        return found.variable.flatMap { constant($0, of: selfValue(at: expression, frame), in: found.owner) }
      case .global(let members)?:
        return members.count == 1 ? constant(members[0].place, named: name, .none) : nil
      default: return nil
      }
    case .memberExpr:
      guard let base = project.first(expression) else { return nil }
      let receiver = handedObject(forced(value(of: base, in: frame)), having: name)
      let type: TypeID
      switch receiver {
      case .object(let ref): type = store[ref].type
      case .metatype(let id): type = id
      default: return nil
      }
      guard let found = meaning.members(named: name, of: type), let variable = found.variable else { return nil }
      return constant(variable, of: receiver, in: found.owner)
    default: return nil
    }
  }

  /// A stored property that holds the same literal always, its initial value or what the only assignment gives it.
  private func constant(_ member: Member, of receiver: Value, in owner: TypeID) -> WrittenCollection? {
    let binding = member.place
    if project.initialValue(of: binding) != nil {
      return constant(binding, named: member.name, selfFrame(receiver, owner: binding))
    }
    guard project.flags(binding).contains(.isLet), !project.isComputed(binding) else { return nil }
    let assignments = project.changes(of: member.name, declaredAt: binding).compactMap { at -> (Place, Place)? in
      guard let (target, source) = assignment(at),
        assigns(target, name: member.name, owner: owner, readBy: owner)
      else { return nil }
      return (at, source)
    }
    guard assignments.count == 1, case let (at, source) = assignments[0], isLiteral(source) else { return nil }
    let function = project.enclosingFunction(of: at)
    let frames = assignmentFrames(around: at, function, owner: owner, receiver: receiver)
    return frames.count == 1 ? kept(source, in: binding, frames[0]) : nil
  }

  private func constant(_ binding: Place, named name: Symbol, _ frame: FrameID) -> WrittenCollection? {
    guard project.kind(binding) == .patternBinding, !project.isComputed(binding),
      let literal = project.initialValue(of: binding), isLiteral(literal),
      project.flags(binding).contains(.isLet) || isOnlyRead(name, declaredAt: binding)
    else { return nil }
    return kept(literal, in: binding, frame)
  }

  private func kept(_ literal: Place, in binding: Place, _ frame: FrameID) -> WrittenCollection {
    var collection = WrittenCollection(literal: literal, frame: frame, isKept: true)
    if case let declared? = project.declaredType(of: binding).map({ typeValue($0, frame) }), case .array = declared {
      collection.element = element(of: declared)
    }
    return collection
  }

  private func isLiteral(_ expression: Place) -> Bool {
    [.arrayExpr, .dictionaryExpr].contains(project.kind(expression))
  }

  /// Whether nothing can change a variable: each use of its name takes an element out, or goes through them.
  private func isOnlyRead(_ name: Symbol, declaredAt binding: Place) -> Bool {
    guard project.changes(of: name, declaredAt: binding).isEmpty else { return false }
    let isPrivate = project.parent(binding).map { project.flags($0).contains(.isPrivate) } ?? false
    let isLocal = project.enclosingBody(of: binding) != nil
    let files = isPrivate || isLocal ? [binding.file] : project.files(mentioning: name)
    return files.allSatisfy { file in
      project.enter([file])
      return project.mentions(of: name, in: file).allSatisfy { use in
        guard let parent = project.parent(project.withItsUnwrapping(use)) else { return false }
        switch project.kind(parent) {
        case .memberExpr: return project.call(calling: parent) == nil
        case .inOutExpr: return false
        default: return true
        }
      }
    }
  }
}
