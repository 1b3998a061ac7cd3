/// Chains that a function is handed and subscribes to several times: what a parameter stands for runs for each of its
/// subscriptions, as what a local name does.
struct HandedChains {
  let analysis: Analysis
  private var project: Project { analysis.project }

  /// What is handed in to be the beginning of a subscription's chain, and the effect that it runs again: the argument,
  /// where the subscription counts as that of a call, and the parameter elsewhere. A chain that begins with a name of
  /// somebody else's is told by that.
  func beginning(of binding: Binding) -> (place: Place, effect: CauseID)? {
    let sharing = binding.facts.sharing
    let subscription = binding.isHanded ? binding.inside : binding.call
    guard sharing.repeats, !binding.isWatched, let function = project.enclosingFunction(of: subscription),
      project.kind(function) == .funcDecl,
      sharing.reads.allSatisfy({ project.isInside($0.name.declaration, function) })
    else { return nil }
    if binding.isHanded { return effect(at: binding.receiver).map { (binding.receiver, $0) } }
    let root = root(of: binding.receiver, in: function)
    guard project.isDirectly(subscription, in: function),
      let parameter = analysis.lowering.parameter(namedBy: root), project.enclosingFunction(of: parameter) == function
    else { return nil }
    return effect(at: root).map { (parameter, $0) }
  }

  /// Where a chain begins, through the names that its function has for parts of it.
  private func root(of receiver: Place, in function: Place) -> Place {
    var root = analysis.chain(receiver).root
    while let name = analysis.lowering.variable(namedBy: root), project.isInside(name, function),
      let initial = project.initialValue(of: name), initial.node < root.node
    {
      root = analysis.chain(initial).root
    }
    return root
  }

  private func effect(at expression: Place) -> CauseID? {
    let handed = analysis.sequence(at: expression).facts.sharing
    return handed.repeats ? handed.effect : nil
  }
}
