/// What code does where it is told no queue and no scheduler: `else` of `if let queue { … }`, and its like.
extension Lowering {
  /// Whether a place is gone through only where an optional queue or scheduler is `nil` that a function takes, and what is
  /// handed in is not known to be that: then it is no more than possible.
  func isForLackOfQueue(_ place: Place, in function: Place, _ frame: FrameID) -> Bool {
    var child = place
    while child != function, let at = project.parent(child) {
      if project.kind(child) == .codeBlock, isWithout(child, of: at, function, frame) { return true }
      child = at
    }
    return false
  }

  private func isWithout(_ block: Place, of statement: Place, _ function: Place, _ frame: FrameID) -> Bool {
    let parts = Array(project.children(statement))
    switch project.kind(statement) {
    case .guardStmt: return parts.contains { asksForQueue($0, of: function, frame, wherePresent: true) }
    case .ifExpr:
      guard parts.count == 3 else { return false }
      return parts[1] == block && asksForQueue(parts[0], of: function, frame, wherePresent: false)
        || parts[2] == block && asksForQueue(parts[0], of: function, frame, wherePresent: true)
    default: return false
    }
  }

  /// `let queue`, `let queue = queue`, `queue != nil`; where it is asked for what is not there, `queue == nil`.
  private func asksForQueue(_ condition: Place, of function: Place, _ frame: FrameID, wherePresent: Bool) -> Bool {
    let name: Place
    switch project.kind(condition) {
    case .optionalBinding:
      guard wherePresent else { return false }
      name = project.children(condition).first { project.kind($0) == .identifierExpr } ?? condition
    case .sequenceExpr:
      let parts = Array(project.children(condition))
      guard parts.count == 3, project.kind(parts[2]) == .nilLiteral,
        project.name(parts[1]) == (wherePresent ? "!=" : "==")
      else { return false }
      name = parts[0]
    default: return false
    }
    let read = project.symbol(name)
    guard let parameter = project.parameters(of: function).first(where: { project.symbol($0) == read }),
      let type = project.type(ofParameter: parameter), project.kind(type) == .optionalType,
      let wrapped = project.first(type), isNamedForWork(project.name(wrapped))
    else { return false }
    return !isHandedNone(parameter, of: function, frame)
  }

  private func isNamedForWork(_ type: String) -> Bool {
    type.hasSuffix("Queue") || type.hasSuffix("Scheduler") || type.hasSuffix("SchedulerType")
  }

  /// Whether the call hands in `nil`, or leaves to its default what is `nil`.
  private func isHandedNone(_ parameter: Place, of function: Place, _ frame: FrameID) -> Bool {
    var current = frame
    while !current.isNone {
      let at = store[current]
      if at.owner == function { return at.value(of: project.symbol(parameter)) == .plain }
      current = at.parent
    }
    return false
  }
}
