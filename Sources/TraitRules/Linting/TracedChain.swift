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
    DeepStack.run { chains(files, through: line, of: path) }
  }

  private func chains(_ files: [SourceFile], through line: Int, of path: String) -> [TracedChain] {
    let context = RuleContext(analysis(of: files))
    let bindings = context.analysis.subscriptions.bindings()
    let rewriter = ChainRewriter(FixContext(rules: context, bindings: bindings))
    return bindings.compactMap { binding in
      guard context.project.file(binding.call).isLinted else { return nil }
      var chain = TracedChain(binding, context)
      let places = [chain.location] + chain.trace.map(\.location)
      guard places.contains(where: { $0.covers(line, of: path) }) else { return nil }
      if let replay, binding.isItsOwn, let (model, subscriber) = rewriter.chain(of: binding) {
        chain.evidence = replay(ReplayRequest(rule: nil, before: model, subscriber: subscriber))
      }
      return chain
    }
  }

  private func analysis(of files: [SourceFile]) -> Analysis {
    Analysis(of: files, threads: threads, options)
  }
}

extension TracedChain {
  init(_ binding: Binding, _ context: RuleContext) {
    location = context.reporter.wordLocation(binding)
    word = context.project.text(binding.word)
    sink = binding.sinkText
    isUI = binding.isUI
    trace = context.reporter.trace(binding)
  }
}

extension Location {
  /// Whether some of it stands on a line.
  public func covers(_ line: Int, of path: String) -> Bool {
    self.path == path && (self.line...max(self.line, endLine)).contains(line)
  }
}
