/// Makes models of bindings, so that chains can be run outside of the linter.
struct ChainModelBuilder {
  let analysis: Analysis
  private let rebuilder: ChainRebuilder

  init(_ analysis: Analysis) {
    self.analysis = analysis
    rebuilder = ChainRebuilder(analysis)
  }

  /// The models of all bindings: those that read one name are one model.
  func models(of bindings: [Binding]) -> [ChainModel] {
    groups(of: bindings).map { model(of: $0.map { bindings[$0] }) }
  }

  /// One model of several bindings.
  func model(of bindings: [Binding]) -> ChainModel {
    var writers: [ChainKey: ChainWriters] = [:]
    let subscribers = bindings.map { binding in
      let chain = rebuilder.node(of: binding.chain)
      for (key, facts) in rebuilder.relays(of: chain) {
        writers[key] = ChainWriters(
          threads: ChainThreads(rawValue: facts.delivery.threads.rawValue), canFail: facts.failure.canFail)
      }
      return ChainSubscriber(
        chain: chain, sink: binding.sinkText, isUI: binding.isUI, isRelay: binding.isRelay,
        isSubscription: binding.isSubscription, facts: ChainFacts(binding.facts),
        location: FindingBuilder(analysis: analysis).wordLocation(binding))
    }
    return ChainModel(subscribers: subscribers, writers: writers)
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
      let type = analysis.project.enclosingType(of: binding.call)
      let scope = type.map { analysis.project.declaration($0).place } ?? .nowhere
      for name in names(of: binding) {
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

  private func names(of binding: Binding) -> [ChainKey] {
    var names = binding.facts.sharing.reads.map { ChainKey($0.name.declaration) }
    rebuilder.node(of: binding.chain).forEach { if case .named(_, let key, _) = $0.kind { names.append(key) } }
    return names
  }
}

extension Linter {
  /// All chains of the files that end in a subscription, those that share a name together.
  public func chains(_ files: [SourceFile]) -> [ChainModel] {
    DeepStack.run {
      let analysis = Analysis(of: files, threads: threads, options)
      return ChainModelBuilder(analysis).models(of: analysis.subscriptions.bindings().filter(\.isItsOwn))
    }
  }
}
