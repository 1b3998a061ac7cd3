/// A subscription with its chain, whether or not anything is wrong with it.
public struct TracedChain: Sendable {
  /// The word `bind`, `drive`, `subscribe` … of the call.
  public var location: Location
  /// `bind`.
  public var word: String
  /// What the chain feeds, in the source's words; empty where that is nothing that can be named.
  public var sink: String
  public var isUI: Bool
  public var trace: [TraceStep]
  /// Where `Linter.replay` is set.
  public var evidence: ReplayEvidence?
}

extension Linter {
  /// The subscriptions of linted files that stand on a line or whose chains pass through it.
  public func chains(through line: Int, of path: String, in files: [SourceFile]) -> [TracedChain] {
    let project = Project(files.sorted { $0.path < $1.path }, threads: threads)
    let evaluator = Evaluator(project: project, options: options)
    defer { evaluator.forget() }
    let builder = FindingBuilder(evaluator: evaluator)
    let bindings = BindingFinder(evaluator: evaluator).bindings()
    let context = RuleContext(evaluator: evaluator, reporter: builder)
    let rewriter = ChainRewriter(FixContext(rules: context, bindings: bindings))
    var result: [TracedChain] = []
    for binding in bindings where project.files[Int(binding.call.file)].isLinted {
      let trace = builder.trace(binding)
      let location = builder.wordLocation(binding)
      guard ([location] + trace.map(\.location)).contains(where: { $0.covers(line, of: path) }) else { continue }
      var chain = TracedChain(
        location: location, word: binding.word, sink: binding.sinkText, isUI: binding.isUI, trace: trace)
      if let replay, let (model, subscriber) = rewriter.chain(of: binding) {
        chain.evidence = replay(ReplayRequest(rule: nil, before: model, subscriber: subscriber))
      }
      result.append(chain)
    }
    return result
  }
}

extension Location {
  /// Whether some of it stands on a line.
  public func covers(_ line: Int, of path: String) -> Bool {
    self.path == path && (self.line...max(self.line, endLine)).contains(line)
  }
}
