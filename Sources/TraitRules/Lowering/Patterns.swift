/// `case .name(let x)`: what an enum's payload holds.
extension Lowering {
  /// What a case carries: what the visible calls of the case pass, else what its declared type says.
  func payloadValue(_ bound: Place, name: Symbol, _ frame: FrameID) -> Value {
    // `case let screen as Screen`.
    if let cast = castType(of: bound) { return typeValue(cast, frame) }
    guard let found = caseAround(bound) else {
      // `if case let x? = optional`.
      return .lost(bound, name)
    }
    // A `Result`'s success is not that of an own enum.
    if let outside = outsidePayload(found, frame) { return outside }
    let cases = cases(meantBy: found, frame)
    guard !cases.isEmpty else { return .lost(bound, name) }
    return join(cases.map { payload(of: $0, found) })
  }

  /// What a declared case carries, the same for all who match it.
  private func payload(of element: Place, _ found: CaseBinding) -> Value {
    let declared = declaredPayload(found, in: element) ?? .lost(element, found.caseName)
    guard isOpen(declared) else { return declared }
    let position = found.isAlone ? -1 : Int32(found.index)
    let question = ValueQuestion(
      kind: .payload, place: element, context: position, other: Int32(bitPattern: found.label.id))
    return values.answer(to: question, beyond: declared) {
      let passed = join(passedPayloads(found, by: element))
      return passed == .nothing || passed == .plain ? declared : coerce(passed, to: declared, at: element)
    }
  }

  /// The payload of a case that a pattern binds to a name.
  struct CaseBinding {
    var caseName: Symbol
    var index: Int
    var label: Symbol
    var isAlone: Bool
    /// The expression that is matched, where the pattern is not a part of another one.
    var subject: Place?
  }

  /// The declared cases that a pattern can mean: those of the enum that is matched. Where that is out of sight, a name
  /// says who is meant only if one enum alone, in the project or out of it, has a case of that name.
  func cases(meantBy found: CaseBinding, _ frame: FrameID) -> [Place] {
    let all = project.enumCases(named: found.caseName)
    let types = found.subject.map { enums(of: $0, frame) } ?? []
    let own = all.filter { project.enclosingType(of: $0).map(types.contains) ?? false }
    if !own.isEmpty { return own }
    return all.count == 1 && Self.positionsOfPayloads[found.caseName] == nil ? all : []
  }

  private func enums(of subject: Place, _ frame: FrameID) -> [TypeID] {
    alternatives(of: value(of: subject, in: frame)).compactMap { value in
      if case .object(let ref) = value { store[ref].type } else { nil }
    }
  }

  /// What a case of an enum carries that the project does not declare: what its generic arguments say.
  private func outsidePayload(_ found: CaseBinding, _ frame: FrameID) -> Value? {
    guard let subject = found.subject, let position = Self.positionsOfPayloads[found.caseName],
      case .outside(let ref) = forced(value(of: subject, in: frame))
    else { return nil }
    let arguments = store[ref].arguments
    return arguments.indices.contains(position) ? arguments[position] : nil
  }

  /// Of `Result` and `Event`: which of the generic arguments a case carries.
  private static let positionsOfPayloads: [Symbol: Int] = [Symbol(.success): 0, Symbol(.failure): 1, Symbol(.next): 0]

  private func passedPayloads(_ found: CaseBinding, by element: Place) -> [Value] {
    project.calls(of: found.caseName).filter { casesMade(by: $0).contains(element) }.compactMap { call -> Value? in
      let all = arguments(of: call, .none)
      if found.isAlone, all.count > 1 { return store.tuple(all.map(\.label), all.map(carried)) }
      let labelled = all.first { !found.label.isNone && $0.label == found.label }
      return (labelled ?? (all.indices.contains(found.index) ? all[found.index] : nil)).map(carried)
    }
  }

  /// The declared case that a call makes one of, and does not match; every one of its name where nothing says whose.
  func casesMade(by call: Place) -> [Place] {
    guard let callee = project.first(call), !isPattern(call) else { return [] }
    let cases = project.enumCases(named: project.symbol(callee))
    let type: TypeID?
    switch project.kind(callee) {
    case .memberExpr:
      type = project.first(callee).flatMap(meaning.type(madeBy:))
      if type == nil { return [] }
    case .implicitMemberExpr: type = cases.count == 1 ? nil : contextualObject(of: call)
    default: return []
    }
    return type.map { type in cases.filter { project.enclosingType(of: $0) == type } } ?? cases
  }

  /// What a case is made with: one for all who match it.
  private func carried(_ argument: Argument) -> Value {
    let value = argument.value(self)
    guard case .sequence(let chain) = value else { return value }
    return argument.expression.isNowhere ? value : .sequence(held(chain, at: argument.expression))
  }

  /// What a case says that it carries.
  private func declaredPayload(_ found: CaseBinding, in element: Place) -> Value? {
    let parameters = project.children(element).filter { project.kind($0) == .enumCaseParameter }
    if found.isAlone, parameters.count > 1 {
      return store.tuple(parameters.map { project.label($0) }, parameters.map { typeValue(project.first($0) ?? $0) })
    }
    let parameter =
      parameters.first { !found.label.isNone && project.label($0) == found.label }
      ?? (parameters.indices.contains(found.index) ? parameters[found.index] : nil)
    return parameter.flatMap { project.first($0) }.map { typeValue($0) }
  }

  /// The type that a pattern casts what it binds to.
  private func castType(of bound: Place) -> Place? {
    var child = bound
    while let parent = project.parent(child) {
      switch project.kind(parent) {
      case .valueBinding: child = parent
      case .sequenceExpr:
        let parts = Array(project.children(parent))
        guard parts.count > 1, parts[0] == child, project.kind(parts[1]) == .castOperator else { return nil }
        return project.first(parts[1])
      default: return nil
      }
    }
    return nil
  }

  /// The case's name, and the position and label of the payload that an identifier binds.
  func caseAround(_ bound: Place) -> CaseBinding? {
    var current = project.parent(bound)
    var argument: Place?
    while let at = current {
      switch project.kind(at) {
      case .argument: argument = at
      case .callExpr:
        guard let argument, let callee = project.first(at) else { return nil }
        let all = project.children(at).filter { project.kind($0) == .argument }
        guard let index = all.firstIndex(of: argument) else { return nil }
        return CaseBinding(
          caseName: project.symbol(callee), index: index, label: project.label(argument), isAlone: all.count == 1,
          subject: subject(ofPattern: at))
      case .switchCase, .codeBlock, .closureExpr: return nil
      default: break
      }
      current = project.parent(at)
    }
    return nil
  }

  /// What a `switch`, an `if case`, a `guard case` or a `for case` matches with a whole pattern.
  private func subject(ofPattern pattern: Place) -> Place? {
    var current = project.parent(pattern)
    while let at = current {
      switch project.kind(at) {
      case .argument, .codeBlock, .closureExpr, .tupleExpr: return nil
      case .switchExpr: return project.first(at)
      case .caseCondition:
        return project.children(at).last.flatMap { project.isInside(pattern, $0) ? nil : $0 }
      default: current = project.parent(at)
      }
    }
    return nil
  }

  func isPattern(_ call: Place) -> Bool {
    var current = project.parent(call)
    while let at = current {
      switch project.kind(at) {
      case .casePattern, .caseCondition: return true
      case .codeBlock, .closureExpr, .argument, .callExpr: return false
      default: current = project.parent(at)
      }
    }
    return false
  }
}
