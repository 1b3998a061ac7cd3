/// `a <~ b`, `x ?? y`: infix expressions.
extension Evaluator {
  /// Operators in an expression: only those that choose between sequences matter.
  func sequenceExpression(_ place: Place, _ frame: Frame?) -> Value {
    let parts = Array(project.children(place))
    if parts.contains(where: { project.kind($0) == .assignmentOperator }) { return .plain }
    let questions = parts.indices.filter { project.kind(parts[$0]) == .ternaryOperator }
    guard let last = questions.last else { return operatorValue(parts, at: place, frame) }
    // Of `a ? x : b ? y : z`, one of `x`, `y` and `z`; the conditions are none of them.
    let chosen = questions.compactMap { project.children(parts[$0]).first }
    let otherwise = operatorValue(Array(parts[(last + 1)...]), at: place, frame)
    return join(chosen.map { value(of: $0, in: frame) } + [otherwise])
  }

  /// The value of operands and the operators between them.
  private func operatorValue(_ parts: [Place], at place: Place, _ frame: Frame?) -> Value {
    if parts.count == 1 { return value(of: parts[0], in: frame) }
    var choices: [Value] = []
    for (index, part) in parts.enumerated() where index > 0 {
      switch project.kind(part) {
      case .castOperator:
        guard let type = project.children(part).first, !project.text(part).hasPrefix("is") else { return .plain }
        return cast(value(of: parts[index - 1], in: frame), to: typeValue(type, frame))
      case .binaryOperator:
        guard index + 1 < parts.count else { return .plain }
        if project.name(part) == "??" {
          if choices.isEmpty { choices.append(value(of: parts[index - 1], in: frame)) }
          choices.append(value(of: parts[index + 1], in: frame))
          continue
        }
        guard let custom = customOperator(project.name(part), at: place) else { return .plain }
        return call(
          functions: custom, arguments: operandArguments([parts[index - 1], parts[index + 1]], frame), selfValue: nil,
          at: place, frame, ignoringLabels: true)
      default: continue
      }
    }
    return join(choices)
  }

  /// What a cast makes of a value: whichever of the two types says more.
  private func cast(_ operand: Value, to type: Value) -> Value {
    switch (operand, type) {
    case (.unknown, _), (.plain, _), (.external, .instance): return type
    case (.unseenCall, _): return coerce(operand, to: type)
    case (.instance(let known), .instance(let other)):
      return isSame(known.type, orInherits: other.type) ? operand : type
    case (.external, .external(let name, _)): return typeNames(of: operand).contains(name) ? operand : type
    default: return operand
    }
  }

  private func operandArguments(_ operands: [Place], _ frame: Frame?) -> [Argument] {
    operands.map { operand in
      Argument(label: nil, place: operand, value: lazily { self.value(of: operand, in: frame) })
    }
  }

  /// Functions that the project declares for an operator.
  private func customOperator(_ symbol: String, at place: Place) -> [Place]? {
    let members = project.globals(named: symbol)
    guard !members.isEmpty else { return nil }
    let functions = project.nearest(members.filter { $0.kind == .function }, to: place.file) { $0.place }.map(\.place)
    return functions.isEmpty ? nil : functions
  }
}
