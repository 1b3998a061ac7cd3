/// Closures that Combine's publishers hand their elements to.
extension Contexts {
  /// Where `publisher.receive(on: queue).sink { … }` runs its closure: on the last queue that the chain is told to receive
  /// on, with nothing but what stays there between. (Combine: `receive(on:options:)` has a scheduler perform downstream
  /// messages.)
  func publisherContext(_ name: Symbol, _ base: Place, _ call: Place, _ frame: FrameID) -> ChainID? {
    guard Publishers.subscriptions.contains(project.text(name)), project.file(call).imports.contains("Combine") else {
      return nil
    }
    var at = base
    while project.kind(at) == .callExpr, let callee = project.first(at), project.kind(callee) == .memberExpr {
      let step = project.name(callee)
      if step == Publishers.receiving { return argumentContext(at, frame, labels: Self.allQueueLabels) }
      guard Publishers.staying.contains(step), let next = project.first(callee) else { return nil }
      at = next
    }
    return nil
  }
}
