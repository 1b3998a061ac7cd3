/// Notifications of the project's own come on the threads on which the project posts them.
struct NotificationFeeders {
  private let instances: CallInstances
  private var contexts: Contexts { instances.contexts }
  private var lowering: Lowering { contexts.lowering }
  private var project: Project { contexts.project }

  /// Helpers that post what they are told, one within the other, are not looked at further than that.
  private static let maximumDepth = 4

  init(_ instances: CallInstances) {
    self.instances = instances
  }

  /// All visible posts of notifications with the name that a literal says.
  func feeders(ofNotification literal: Place) -> [Feeder] {
    let name = lowering.text(ofName: literal)
    return Lowering.posting.flatMap { project.calls(of: $0) }.flatMap { call in
      guard contexts.meaning.counts(call, for: literal), let posted = lowering.postedName(call) else {
        return [Feeder]()
      }
      return nodes(ofPost: call, named: posted, name, depth: 0).map { Feeder(kind: .element, node: $0, place: call) }
    }
  }

  /// Where a call posts notifications of a name: of a helper that is told the name, where those call it that say this one.
  private func nodes(ofPost call: Place, named expression: Place, _ name: String, depth: Int) -> [ChainID] {
    if let literal = lowering.notification(namedAt: expression) {
      return lowering.text(ofName: literal) == name ? [contexts.context(of: call)] : []
    }
    guard depth < Self.maximumDepth else { return [] }
    if project.kind(expression) == .identifierExpr,
      case .parameter(let parameter, let function)? = lowering.meaning.lookUp(
        project.symbol(expression), at: expression)
    {
      let own = contexts.context(of: call)
      let nodes = lowering.visibleCalls(of: function).flatMap { outer -> [ChainID] in
        guard let handed = lowering.expression(handedTo: parameter, of: function, by: outer) else { return [] }
        return self.nodes(ofPost: outer, named: handed, name, depth: depth + 1)
      }
      // What the helper does at once is done where it is called.
      return own == contexts.code(function) || nodes.isEmpty ? nodes : [own]
    }
    return instances.instances(of: expression).compactMap { instance in
      let literal = lowering.notification(namedBy: expression, in: instance.frame)
      return literal.map(lowering.text(ofName:)) == name ? instance.context(of: call) : nil
    }
  }
}
