/// Notifications of the project's own come on the threads on which the project posts them.
extension Evaluator {
  /// The threads of all visible posts of a notification whose name the project declares; `nil` where there are none.
  func postingThreads(ofNotificationNamedAt name: Place) -> Facts? {
    guard let declaration = notificationDeclaration(name), contextDepth < 8 else { return nil }
    contextDepth += 1
    defer { contextDepth -= 1 }
    var result: Facts?
    for call in project.calls(of: "post") where counts(call, for: declaration) {
      guard let posted = postedName(call), notificationDeclaration(posted) == declaration else { continue }
      let facts = threadContext(of: call).facts
      result = result.map { $0.joined(with: facts) } ?? facts
    }
    return result
  }

  /// The name in `post(name: .mine, object: nil)` and `post(Notification(name: .mine))`.
  private func postedName(_ call: Place) -> Place? {
    for argument in project.children(call) where project.kind(argument) == .argument {
      guard let operand = project.children(argument).last else { continue }
      if project.tree(argument).label(argument.node) == "name" { return operand }
      if project.kind(operand) == .callExpr { return postedName(operand) }
    }
    return nil
  }

  /// The declaration of `static let mine` in an extension of the notifications' names. One that stands for a name of
  /// the system's is none of the project's own.
  private func notificationDeclaration(_ expression: Place) -> Place? {
    guard [.implicitMemberExpr, .memberExpr].contains(project.kind(expression)) else { return nil }
    let extensions = ["Name", "Notification", "NSNotification"].flatMap { project.extensions(of: $0) }
    let members = extensions.flatMap { $0.members[project.name(expression)] ?? [] }
    guard let binding = project.nearest(members, to: expression.file, place: { $0.place }).first?.place,
      !isComputed(binding), project.text(binding).contains("\"")
    else { return nil }
    return binding
  }
}
