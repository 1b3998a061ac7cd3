extension Project {
  /// Whether the observer that is named at a place was sent an end before, whichever way the code takes: it drops what
  /// comes after that. (AnonymousObservableSink in Create.swift, Single.swift)
  func comesAfterEnd(_ observer: Place) -> Bool {
    guard kind(observer) == .identifierExpr else { return false }
    var statement = observer
    while let around = parent(statement) {
      switch kind(around) {
      case .codeBlock, .closureExpr, .switchCase:
        let before = children(around).prefix { $0 != statement }
        if before.contains(where: { sendsEnd($0, to: symbol(observer)) }) { return true }
      default: break
      }
      // What a closure was made after need not come before it is called.
      if [.closureExpr, .funcDecl].contains(kind(around)) { return false }
      statement = around
    }
    return false
  }

  private func sendsEnd(_ statement: Place, to observer: Symbol) -> Bool {
    guard kind(statement) == .callExpr, let callee = first(statement) else { return false }
    // `single(.success(x))`.
    if kind(callee) == .identifierExpr { return symbol(callee) == observer }
    guard kind(callee) == .memberExpr, let target = first(callee), kind(target) == .identifierExpr,
      symbol(target) == observer
    else { return false }
    switch symbol(callee).known {
    case .onError?, .onFailure?, .onSuccess?, .onCompleted?: return true
    case .on?: return child(statement, .argument).flatMap { first($0) }.map(isEnd) ?? false
    default: return false
    }
  }

  /// `.completed`, `.error(error)`.
  private func isEnd(_ event: Place) -> Bool {
    let named = kind(event) == .callExpr ? first(event) ?? event : event
    return ["completed", "error"].contains(name(named))
  }
}
