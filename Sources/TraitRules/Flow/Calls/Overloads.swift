/// Overloads that differ in the types of their parameters alone.
extension Evaluator {
  /// Those of several functions whose parameters fit the arguments best by type, as far as that can be told.
  func fitting(_ functions: [Place], _ arguments: [Argument]) -> [Place] {
    guard functions.count > 1, !arguments.isEmpty else { return functions }
    let fits = functions.map { fit($0, arguments) }
    guard let best = fits.compactMap(\.self).max() else { return functions }
    return zip(functions, fits).filter { $1 == best }.map(\.0)
  }

  /// How many arguments are seen to be of their parameter's type; `nil` where one is seen to be of another.
  private func fit(_ function: Place, _ arguments: [Argument]) -> Int? {
    let parameters = parameters(of: function)
    guard parameters.count == arguments.count else { return 0 }
    var sum = 0
    for (parameter, argument) in zip(parameters, arguments) {
      guard let fit = fit(parameter, argument) else { return nil }
      sum += fit
    }
    return sum
  }

  /// A literal is of few types, an object of its own and those above.
  private func fit(_ parameter: Place, _ argument: Argument) -> Int? {
    guard let type = parameterType(parameter), let expression = project.children(argument.place).last else { return 0 }
    let name = project.text(type).filter { $0 != "?" && $0 != "!" && $0 != " " }
    let isCollection = name.hasPrefix("[") || name.hasPrefix("Array<") || name.hasPrefix("Set<")
    let isStandard = isCollection || Self.literalTypes.contains { $0.value.contains(name) }
    let kind = project.kind(expression)
    if let types = Self.literalTypes[kind] { return types.contains(name) ? 1 : isStandard ? nil : 0 }
    switch kind {
    case .arrayExpr: return isCollection ? 1 : isStandard ? nil : 0
    case .closureExpr: return isStandard || name.hasSuffix(".Type") ? nil : 0
    default: break
    }
    guard case .instance(let instance) = argument.value.value else { return 0 }
    if isStandard { return nil }
    guard let wanted = resolveTypeName(name, at: parameter) else { return 0 }
    if instance.type == wanted { return 2 }
    return areRelated(instance.type, wanted) ? 1 : nil
  }

  /// The standard library's types that a literal can be, by the literal's kind.
  private static let literalTypes: [NodeKind: Set<String>] = [
    .booleanLiteral: ["Bool"],
    .numberLiteral: [
      "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
      "CGFloat", "TimeInterval", "Decimal",
    ],
    .stringLiteral: ["String", "Substring", "Character", "StaticString", "NSString"],
  ]
}
