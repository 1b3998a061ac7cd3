/// Methods that the project adds to `AnyObserver`: `observer.finish(with: value)`.
struct ObserverMethods {
  let project: Project

  /// What calling such a method sends at once; `nil` where none is in sight, or where it hands the observer on.
  func sends(_ name: String) -> (element: Bool, error: Bool)? {
    let members = project.extensionMembers(named: name, of: ["AnyObserver", "ObserverType"])
    let functions = members.filter { $0.kind == .function }.map(\.place)
    guard !functions.isEmpty else { return nil }
    var result = (element: false, error: false)
    for function in functions {
      guard let body = project.child(function, .codeBlock), scan(body, &result) else { return nil }
    }
    return result
  }

  private func scan(_ body: Place, _ result: inout (element: Bool, error: Bool)) -> Bool {
    var stack = [body]
    while let at = stack.popLast() {
      switch project.kind(at) {
      case .closureExpr: return false
      case .callExpr:
        guard let callee = project.children(at).first else { break }
        switch project.name(callee) {
        case "onNext": result.element = true
        case "onError": result.error = true
        case "on":
          let text = project.text(at)
          result.error = result.error || text.contains(".error")
          result.element = result.element || !text.contains(".error") && !text.contains(".completed")
        default: break
        }
      default: break
      }
      stack += project.children(at)
    }
    return true
  }
}
