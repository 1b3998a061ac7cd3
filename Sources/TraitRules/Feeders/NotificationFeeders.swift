/// Notifications of the project's own come on the threads on which the project posts them.
struct NotificationFeeders {
  let contexts: Contexts
  private var project: Project { contexts.project }

  init(_ contexts: Contexts) { self.contexts = contexts }

  /// All visible posts of notifications with the name that a literal says.
  func feeders(ofNotification literal: Place) -> [Feeder] {
    let name = project.text(literal)
    return (project.calls(of: Symbol(.post)) + project.calls(of: Symbol(.postNotificationName))).filter { call in
      guard contexts.meaning.counts(call, for: literal), let posted = postedName(call) else { return false }
      return contexts.lowering.notification(namedAt: posted).map { project.text($0) } == name
    }.map { Feeder(kind: .element, node: contexts.context(of: $0), place: $0) }
  }

  /// The name in `post(name: .mine, object: nil)`, `post(Notification(name: .mine))` and
  /// `postNotificationName("mine", object: nil)`.
  private func postedName(_ call: Place) -> Place? {
    let arguments = project.children(call).filter { project.kind($0) == .argument }
    let named = arguments.first { project.text(project.label($0)) == "name" } ?? arguments.first
    return named.flatMap { project.first($0) }
  }
}
