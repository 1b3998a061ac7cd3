/// `a <~ b`, `x ?? y`: infix expressions.
extension Evaluator {
  /// Operators in an expression: only those that choose between sequences matter.
  func sequenceExpression(_ place: Place, _ frame: Frame?) -> Value {
    let parts = Array(project.children(place))
    var choices: [Value] = []
    var isChoice = false
    for (index, part) in parts.enumerated() {
      switch project.kind(part) {
      case .assignmentOperator: return .plain
      case .ternaryOperator:
        isChoice = true
        if let middle = project.children(part).first { choices.append(value(of: middle, in: frame)) }
        if index + 1 < parts.count { choices.append(value(of: parts[index + 1], in: frame)) }
      case .binaryOperator:
        let symbol = project.name(part)
        guard symbol == "??" else {
          if symbol == "->" { return .plain }
          if let custom = customOperator(symbol, at: place) {
            return call(
              functions: custom, arguments: operandArguments(parts, index, frame), selfValue: nil, at: place, frame)
          }
          if !isChoice { return .plain }
          continue
        }
        isChoice = true
        if choices.isEmpty, index > 0 { choices.append(value(of: parts[index - 1], in: frame)) }
        if index + 1 < parts.count { choices.append(value(of: parts[index + 1], in: frame)) }
      case .castOperator:
        guard index > 0, let type = project.children(part).first else { return .plain }
        if project.text(part).hasPrefix("is") { return .plain }
        return cast(value(of: parts[index - 1], in: frame), to: typeValue(type, frame))
      default: continue
      }
    }
    return isChoice ? join(choices) : .plain
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

  private func operandArguments(_ parts: [Place], _ index: Int, _ frame: Frame?) -> [Argument] {
    [index - 1, index + 1].compactMap { at in
      guard parts.indices.contains(at) else { return nil }
      return Argument(label: nil, place: parts[at], value: lazily { self.value(of: parts[at], in: frame) })
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
