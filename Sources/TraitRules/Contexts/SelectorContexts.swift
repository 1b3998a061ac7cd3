/// Where methods run that are handed on as selectors.
extension Contexts {
  /// `addObserver(self, selector: #selector(reload), name: .saved, object: nil)`: where the notification is posted, which
  /// calls its observers there and then (NSNotification.h); `nil` where nothing is known.
  func selectorContext(of reference: Place) -> ChainID? {
    guard let argument = argument(holdingSelectorOf: reference), let call = project.parent(argument),
      project.kind(call) == .callExpr, let callee = project.first(call)
    else { return nil }
    let name = project.symbol(callee)
    if name == .addObserver {
      let named = lowering.arguments(of: call, .none).first { project.text($0.label) == "name" }
      guard let named, let posted = lowering.notifications(namedAt: named.expression, .none) else { return nil }
      return lowering.graph.add(.arrival(posted), .observable)
    }
    let isThreads =
      project.text(project.label(argument)) == "inBackground"
      || Callbacks.threadsOfSelectors.contains(project.text(name))
    return isThreads ? runs(.background, call, .name(name, .callsBackOffMain)) : nil
  }

  /// Whether this is the method of `#selector(method)`.
  func isInSelector(_ reference: Place) -> Bool { selector(of: reference) != nil }

  private func selector(of reference: Place) -> Place? {
    guard let inner = project.parent(reference), project.kind(inner) == .argument,
      let selector = project.parent(inner), project.kind(selector) == .macroExpr, project.name(selector) == "selector"
    else { return nil }
    return selector
  }

  /// The argument that is `#selector(method)`.
  private func argument(holdingSelectorOf reference: Place) -> Place? {
    guard let selector = selector(of: reference), let argument = project.parent(selector),
      project.kind(argument) == .argument
    else { return nil }
    return argument
  }
}
