extension ChainNode {
  /// Visits a node and all above it, each once.
  public func forEach(_ visit: (ChainNode) -> Void) {
    var visited: Set<ObjectIdentifier> = []
    var stack = [self]
    while let node = stack.popLast() {
      guard visited.insert(ObjectIdentifier(node)).inserted else { continue }
      visit(node)
      stack += node.parents
    }
  }

  /// The nodes that this one is made of.
  private var parents: [ChainNode] {
    switch kind {
    case .control, .relay, .shared, .probe: []
    case .step(let step): [step.input, step.inner].compactMap(\.self) + step.inputs
    case .named(let node, _, _), .made(let node, _): [node]
    case .choice(let nodes): nodes
    }
  }
}
