/// A call in a chain: `.map { … }`.
struct ChainLink {
  /// The whole call, all that it is called on included.
  var call: Place
  /// The member expression of its name.
  var callee: Place
  /// What it is called on.
  var base: Place
  var name: String
}

/// A chain taken apart: where it begins and what is called on that, in source order.
struct Chain {
  var root: Place
  var links: [ChainLink]

  /// The whole chain up to, not including, the link at `index`.
  func expression(before index: Int) -> Place { index == 0 ? root : links[index - 1].call }
}

extension Evaluator {
  /// Takes a chain apart down to the first expression that is not an operator called on a sequence. Each link is looked
  /// at from its root, so what is longer than anybody writes is left whole.
  func chain(_ expression: Place) -> Chain {
    var links: [ChainLink] = []
    var current = expression
    while links.count < 500, project.kind(current) == .callExpr, let callee = project.children(current).first,
      project.kind(callee) == .memberExpr, let base = project.children(callee).first,
      isLink(project.name(callee), base: base)
    {
      links.append(ChainLink(call: current, callee: callee, base: base, name: project.name(callee)))
      current = base
    }
    return Chain(root: current, links: links.reversed())
  }

  private func isLink(_ name: String, base: Place) -> Bool {
    switch value(of: base, in: nil) {
    case .sequence: return true
    case .unseenCall, .unknown: return isKnownOperator(name)
    case .instance(let instance):
      return isKnownOperator(name) && !allInheritedNames(instance.type).isDisjoint(with: sequenceProtocolNames)
    default: return false
    }
  }

  /// An expression as the sequence that it is, relays resolved.
  func settledSequence(_ expression: Place) -> RxSequence {
    fuel = Evaluator.fuelPerSink
    var sequence = asSequence(value(of: expression, in: nil), at: expression)
    sequence.facts = resolved(sequence.facts)
    return sequence
  }
}

extension Facts {
  /// Nothing shows or suggests an error.
  var neverFails: Bool { canFail == nil && unknownFailure == nil }
}
