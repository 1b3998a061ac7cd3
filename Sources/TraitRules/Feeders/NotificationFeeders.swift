/// Notifications of the project's own come on the threads on which the project posts them.
struct NotificationFeeders {
  let contexts: Contexts
  private var project: Project { contexts.project }

  init(_ contexts: Contexts) { self.contexts = contexts }

  /// All visible posts of a notification whose name the project declares.
  func feeders(ofNotification declaration: Place) -> [Feeder] {
    project.calls(of: Symbol(.post)).filter { call in
      guard contexts.meaning.counts(call, for: declaration), let posted = postedName(call) else { return false }
      return contexts.lowering.notification(namedAt: posted) == declaration
    }.map { Feeder(kind: .element, node: contexts.context(of: $0), place: $0) }
  }

  /// The name in `post(name: .mine, object: nil)` and `post(Notification(name: .mine))`.
  private func postedName(_ call: Place) -> Place? {
    for argument in project.children(call) where project.kind(argument) == .argument {
      guard let operand = project.first(argument) else { continue }
      if project.name(argument) == "name" || project.text(project.label(argument)) == "name" { return operand }
      if project.kind(operand) == .callExpr { return postedName(operand) }
    }
    return nil
  }
}
