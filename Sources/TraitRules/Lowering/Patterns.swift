/// `case .name(let x)`: what an enum's payload holds.
extension Lowering {
  /// What a case carries: what the visible calls of the case pass, else what its declared type says.
  func payloadValue(_ bound: Place, name: Symbol, _ frame: FrameID) -> Value {
    guard let found = caseAround(bound) else {
      // `if case let x? = optional`.
      return .lost(bound, name)
    }
    let declared = declaredPayload(found)
    if let declared, !isOpen(declared) { return declared }
    let question = ValueQuestion(kind: .payload, place: bound)
    return values.answer(to: question, beyond: declared ?? .lost(bound, name)) {
      let passed = join(passedPayloads(found))
      guard passed != .nothing, passed != .plain else { return declared ?? .lost(bound, name) }
      return declared.map { coerce(passed, to: $0, at: bound) } ?? passed
    }
  }

  private struct CaseBinding {
    var caseName: Symbol
    var index: Int
    var label: Symbol
    var isAlone: Bool
  }

  private func passedPayloads(_ found: CaseBinding) -> [Value] {
    project.calls(of: found.caseName).compactMap { call -> Value? in
      guard !isPattern(call), let callee = project.first(call),
        [.implicitMemberExpr, .memberExpr].contains(project.kind(callee))
      else { return nil }
      if project.kind(callee) == .memberExpr, let base = project.first(callee), meaning.type(madeBy: base) == nil {
        return nil
      }
      let all = arguments(of: call, .none)
      let labelled = all.first { !found.label.isNone && $0.label == found.label }
      return (labelled ?? (all.indices.contains(found.index) ? all[found.index] : nil))?.value(self)
    }
  }

  private func declaredPayload(_ found: CaseBinding) -> Value? {
    for element in project.enumCases(named: found.caseName) {
      let parameters = project.children(element).filter { project.kind($0) == .enumCaseParameter }
      if found.isAlone, parameters.count > 1 {
        return store.tuple(parameters.map { project.label($0) }, parameters.map { typeValue(project.first($0) ?? $0) })
      }
      let parameter =
        parameters.first { !found.label.isNone && project.label($0) == found.label }
        ?? (parameters.indices.contains(found.index) ? parameters[found.index] : nil)
      if let written = parameter.flatMap({ project.first($0) }) { return typeValue(written) }
    }
    return nil
  }

  /// The case's name, and the position and label of the payload that an identifier binds.
  private func caseAround(_ bound: Place) -> CaseBinding? {
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
          caseName: project.symbol(callee), index: index, label: project.label(argument), isAlone: all.count == 1)
      case .switchCase, .codeBlock, .closureExpr: return nil
      default: break
      }
      current = project.parent(at)
    }
    return nil
  }

  private func isPattern(_ call: Place) -> Bool {
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
