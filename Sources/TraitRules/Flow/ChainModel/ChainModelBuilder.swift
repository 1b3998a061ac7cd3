/// Makes models of bindings, so that chains can be run outside of the linter.
struct ChainModelBuilder {
  let evaluator: Evaluator

  /// The models of all bindings: those that read one name are one model.
  func models(of bindings: [Binding]) -> [ChainModel] {
    groups(of: bindings).map { model(of: $0.map { bindings[$0] }) }
  }

  /// One model of several bindings.
  func model(of bindings: [Binding]) -> ChainModel {
    var writers: [ChainKey: ChainWriters] = [:]
    let subscribers = bindings.map { binding in
      let chain = binding.sequence.node
      chain.forEach { node in
        if case .relay(let relay, let key) = node.kind, writers[key] == nil {
          writers[key] = written(into: key, isSubject: relay.isSubject)
        }
      }
      return ChainSubscriber(
        chain: chain, sink: binding.sinkText, isUI: binding.isUI, isSubscription: binding.isSubscription,
        facts: ChainFacts(binding.sequence.facts),
        location: FindingBuilder(evaluator: evaluator).wordLocation(binding))
    }
    return ChainModel(subscribers: subscribers, writers: writers)
  }

  func written(into key: ChainKey, isSubject: Bool) -> ChainWriters {
    var facts = Facts()
    facts.relays = [key.declaration]
    if isSubject { facts.subjects = [key.declaration] }
    let resolved = ChainFacts(evaluator.resolved(facts))
    return ChainWriters(threads: resolved.threads, canFail: resolved.canFail)
  }

  // MARK: - Which bindings belong together

  /// A name as seen from one type: two objects of a class have a chain each.
  private struct Group: Hashable {
    var name: ChainKey
    var scope: Place
  }

  /// Indices of bindings that read a name together, in order; those that share none stand alone.
  func groups(of bindings: [Binding]) -> [[Int]] {
    var leader = Array(bindings.indices)
    func root(_ index: Int) -> Int {
      var at = index
      while leader[at] != at { at = leader[at] }
      return at
    }
    var first: [Group: Int] = [:]
    for (index, binding) in bindings.enumerated() {
      for name in names(of: binding) {
        let scope =
          evaluator.project.enclosingType(of: binding.call).map { evaluator.project.types[$0].place } ?? .nowhere
        let group = Group(name: name, scope: scope)
        if let other = first[group] {
          let (one, two) = (root(other), root(index))
          leader[max(one, two)] = min(one, two)
        } else {
          first[group] = index
        }
      }
    }
    let grouped = Dictionary(grouping: bindings.indices) { root($0) }
    return grouped.sorted { $0.key < $1.key }.map(\.value)
  }

  func names(of binding: Binding) -> [ChainKey] {
    var names = binding.sequence.facts.reads.map { ChainKey($0.name.declaration) }
    binding.sequence.node.forEach { if case .named(_, let key, _) = $0.kind { names.append(key) } }
    return names
  }
}

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

extension Linter {
  /// All chains of the files that end in a subscription, those that share a name together.
  public func chains(_ files: [SourceFile]) -> [ChainModel] {
    let project = Project(files.sorted { $0.path < $1.path }, threads: threads)
    let evaluator = Evaluator(project: project, options: options)
    defer { evaluator.forget() }
    let bindings = BindingFinder(evaluator: evaluator).bindings()
    return ChainModelBuilder(evaluator: evaluator).models(of: bindings)
  }
}
