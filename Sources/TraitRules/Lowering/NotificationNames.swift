/// What notifications are called: names of the same text are one name, wherever they are written.
extension Lowering {
  /// Where the notifications of a name are posted; `nil` where nothing in sight says so.
  func notifications(namedAt expression: Place) -> ChainID? {
    if let literal = notification(namedAt: expression) {
      return graph.fed(FedSource(kind: .notification, declaration: literal), .observable)
    }
    guard PostedNotifications.areOnMain(project.text(expression)) else { return nil }
    return graph.add(
      .runs(.main, graph.cause(Cause(place: expression, reason: .said(.postedOnMain)))), .observable)
  }

  /// The text that a name of the project's own stands for: a string literal. A name that stands for one of the system's
  /// is none of the project's.
  func notification(namedAt expression: Place) -> Place? { notification(namedAt: expression, depth: 0) }

  private func notification(namedAt expression: Place, depth: Int) -> Place? {
    guard depth < 8 else { return nil }
    switch project.kind(expression) {
    case .stringLiteral: return project.children(expression).isEmpty ? expression : nil
    case .callExpr:
      // `Notification.Name("mine")`, `.init(rawValue: mine)`, `Notification(name: .mine)`.
      guard let callee = project.first(expression), Self.makers.contains(project.symbol(callee)),
        let argument = project.child(expression, .argument), let name = project.first(argument)
      else { return nil }
      return notification(namedAt: name, depth: depth + 1)
    case .implicitMemberExpr, .memberExpr, .identifierExpr:
      guard let constant = notificationConstant(expression), !project.isComputed(constant),
        project.flags(constant).contains(.isLet), let value = project.initialValue(of: constant)
      else { return nil }
      return notification(namedAt: value, depth: depth + 1)
    default: return nil
    }
  }

  private static let makers: Set<Symbol> = Set(
    [KnownName.Name, .Notification, .NSNotification, .`init`].map { Symbol($0) })

  /// The constant that a name reads: `static let mine` in an extension of the notifications' names, or any other.
  private func notificationConstant(_ expression: Place) -> Place? {
    if project.kind(expression) != .implicitMemberExpr, let variable = variable(namedBy: expression) { return variable }
    guard project.kind(expression) != .identifierExpr else { return nil }
    let extensions = [KnownName.Name, .Notification, .NSNotification].flatMap { project.extensions(of: Symbol($0)) }
    let members = extensions.flatMap { $0.members[project.symbol(expression)] ?? [] }
    return project.nearest(members, to: expression.file, place: { $0.place }).first?.place
  }
}
