/// `case .name(let x)`: what an enum's payload holds.
extension Evaluator {
  /// What a case carries: what the visible calls of the case pass, else what its declared type says.
  func payloadValue(_ bound: Place, name: String) -> Value {
    guard let (caseName, index, label) = caseAround(bound) else { return .unknown(name, bound) }
    var values: [Value] = []
    for call in project.calls(of: caseName).prefix(60) where !isPattern(call) {
      guard let callee = project.children(call).first,
        project.kind(callee) == .implicitMemberExpr || project.kind(callee) == .memberExpr
      else { continue }
      if project.kind(callee) == .memberExpr, let base = project.children(callee).first, resolveCalleeType(base) == nil
      {
        continue
      }
      let all = arguments(of: call, nil)
      guard
        let argument = all.first(where: { label != nil && $0.label == label })
          ?? (all.indices.contains(index) ? all[index] : nil)
      else { continue }
      values.append(argument.value.value)
      if values.count >= 12 { break }
    }
    let declared = declaredPayload(caseName, index, label)
    let useful = values.filter { if case .unknown = $0 { return false } else { return !$0.isPlain } }
    guard !useful.isEmpty else { return declared ?? .unknown(name, bound) }
    return declared.map { coerce(join(useful), to: $0) } ?? join(useful)
  }

  private func declaredPayload(_ caseName: String, _ index: Int, _ label: String?) -> Value? {
    for element in project.enumCases(named: caseName) {
      let parameters = project.children(element).filter { project.kind($0) == .enumCaseParameter }
      let parameter =
        parameters.first { label != nil && project.tree($0).label($0.node) == label }
        ?? (parameters.indices.contains(index) ? parameters[index] : nil)
      if let written = parameter.flatMap({ project.children($0).first }) { return typeValue(written, nil) }
    }
    return nil
  }

  /// The case's name, and the position and label of the payload that an identifier binds.
  private func caseAround(_ bound: Place) -> (name: String, index: Int, label: String?)? {
    var current = project.parent(bound)
    var argument: Place?
    while let at = current {
      switch project.kind(at) {
      case .argument: argument = at
      case .callExpr:
        guard let argument, let callee = project.children(at).first,
          let index = project.children(at).filter({ project.kind($0) == .argument }).firstIndex(of: argument)
        else { return nil }
        return (project.name(callee), index, project.tree(argument).label(argument.node))
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
