/// A function's parameters, and what decides which arguments they take: read off the source once, for all calls that may
/// mean the function.
struct Signature {
  let parameters: [Place]
  /// Operands have no labels.
  let isOperator: Bool
  /// Of each parameter; none for `_`.
  let labels: [Symbol]
  let defaults: [Bool]
  let variadics: [Bool]
}

extension Lowering {
  func signature(of function: Place) -> Signature {
    if let known = signatures[function] { return known }
    let parameters = project.parameters(of: function)
    let signature = Signature(
      parameters: parameters, isOperator: project.isOperator(function), labels: parameters.map(project.label),
      defaults: parameters.map(hasDefault), variadics: parameters.map(isVariadic))
    signatures[function] = signature
    return signature
  }
}
