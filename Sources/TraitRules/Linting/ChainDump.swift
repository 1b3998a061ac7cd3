/// Chains as text, for tools and tests: each subscription with its steps, one a line, and the facts after each.
public enum ChainDump {
  /// Renders every subscription of the linted files. A chain is
  ///
  ///     PATH:LINE:COLUMN WORD → SINK
  ///       STEP | delivery | failure | sharing | note
  public static func text(_ files: [SourceFile], options: ProjectOptions = ProjectOptions()) -> String {
    DeepStack.run { lines(files, options) }
  }

  private static func lines(_ files: [SourceFile], _ options: ProjectOptions) -> String {
    let analysis = Analysis(of: files, options)
    let writer = Writer(analysis: analysis)
    return analysis.subscriptions.calls().filter { analysis.project.file($0.call).isLinted }.flatMap(writer.lines)
      .map { $0 + "\n" }.joined()
  }

  private struct Writer {
    let analysis: Analysis
    private var project: Project { analysis.project }
    private var words: ReasonWords { ReasonWords(analysis: analysis) }

    func lines(_ call: SubscriptionCall) -> [String] {
      guard call.bindings.isEmpty else { return call.bindings.flatMap { lines($0, of: call.kind) } }
      let at = FindingBuilder(analysis: analysis).wordLocation(call.callee)
      return ["\(at.path):\(at.line):\(at.column) \(project.name(call.callee)) → (\(what(call.kind)))"]
    }

    /// What a call is that makes no subscription of its own.
    private func what(_ kind: SubscriptionCall.Kind) -> String {
      switch kind {
      case .stranger: "not a sequence's"
      case .interface: "shown by what it calls"
      case .other, .unknown, .step: "unknown sink"
      }
    }

    private func lines(_ binding: Binding, of kind: SubscriptionCall.Kind) -> [String] {
      let builder = FindingBuilder(analysis: analysis)
      let at = builder.wordLocation(binding)
      var lines = ["\(at.path):\(at.line):\(at.column) \(project.text(binding.word)) → \(sink(binding, of: kind))"]
      for step in builder.trace(binding) {
        var line = "  \(step.text) | \(step.delivery) | \(step.failure) | \(step.sharing)"
        if step.location.path != at.path { line += " | \(step.location.path):\(step.location.line)" }
        if let note = step.note { line += " | " + note }
        lines.append(line)
      }
      lines.append("  = \(describe(binding.facts))")
      return lines
    }

    private func sink(_ binding: Binding, of kind: SubscriptionCall.Kind) -> String {
      if binding.isUI { return binding.sinkText }
      if binding.kind == .unknown {
        return "(unknown sink\(binding.sinkText.isEmpty ? "" : ": \(binding.sinkText)"))"
      }
      let fed = binding.isRelay ? "relay: \(binding.sinkText)" : binding.sinkText
      let isShown = kind == .interface && binding.kind == .other
      if fed.isEmpty { return isShown ? "(shown by a step)" : "(not a UI element)" }
      return isShown ? "(shown by a step, \(fed))" : "(\(fed))"
    }

    private func describe(_ facts: Facts) -> String {
      (delivery(facts.delivery) + failure(facts.failure) + sharing(facts.sharing) + thread(facts.delivery)
        + reads(facts.sharing) + end(facts.failure) + lifetime(facts) + ends(facts.delivery)).joined(separator: "; ")
    }

    private func delivery(_ delivery: Delivery) -> [String] {
      let threads = delivery.threads
      var parts = [threads.isEmpty ? "nowhere" : threads.word]
      if threads.words.count > 1 { parts[0] += " (\(threads.words.joined(separator: ", ")))" }
      return parts
    }

    private func thread(_ delivery: Delivery) -> [String] {
      let cause = delivery.elements.background.or(delivery.elements.unknown)
      return cause.isNone ? [] : ["thread: \(text(cause))"]
    }

    private func failure(_ failure: Failure) -> [String] {
      if failure.canFail { return ["can fail: \(text(failure.possible))"] }
      return [failure.unknown.isNone ? "never fails" : "failure unknown: \(text(failure.unknown))"]
    }

    private func sharing(_ sharing: Sharing) -> [String] {
      if sharing.repeats { return ["repeated: \(text(sharing.effect))"] }
      if !sharing.unknown.isNone { return ["sharing unknown: \(text(sharing.unknown))"] }
      return [sharing.isShared ? "shared" : "harmless"]
    }

    private func reads(_ sharing: Sharing) -> [String] {
      guard !sharing.reads.isEmpty else { return [] }
      let names = sharing.reads.map { read in
        read.name.title(project) + (read.copies > 1 ? "×\(read.copies)" : "")
          + (read.run == nil ? "" : " (shared)")
      }
      return ["reads " + names.joined(separator: ", ")]
    }

    private func end(_ failure: Failure) -> [String] { failure.endsStream.map { ["ends: \(words.text($0))"] } ?? [] }

    /// Whether the stream goes on, and what becomes of it with an error.
    private func lifetime(_ facts: Facts) -> [String] {
      let (lifetime, failure) = (facts.lifetime, facts.failure)
      let marks: [(Bool, String)] = [
        (facts.delivery.replays, "replays"), (lifetime.isOngoing, "goes on"),
        (lifetime.isOngoingPerhaps && !lifetime.isOngoing, "may go on"), (lifetime.endsEarly, "is cut short"),
        (failure.failsInsidePerhaps && !failure.failsInside, "may fail inside"),
        (failure.sendsFallback, "has a fallback"),
        (!failure.endsPerhaps.isNone && failure.endsStream == nil, "may have ended"),
      ]
      var parts = marks.filter(\.0).map(\.1)
      if let inner = failure.inner { parts.append("fails inside: \(inner.kind.rawValue)") }
      if !facts.sharing.sharedEffects.isEmpty {
        parts.append("runs once: \(facts.sharing.sharedEffects.map { text($0.cause) })")
      }
      return parts
    }

    /// Where the end comes beside the elements.
    private func ends(_ delivery: Delivery) -> [String] {
      let errors = delivery.ends.errors.threads == delivery.threads ? EndThreads() : delivery.ends.errors
      return [("errors", errors), ("its end", delivery.ends.completions)].compactMap { name, end in
        end.threads.words.isEmpty ? nil : "\(name) \(end.threads.words.joined(separator: ", "))"
      }
    }

    private func text(_ cause: CauseID) -> String { (cause.isLikely ? "likely: " : "") + words.text(cause) }
  }
}

extension Threads {
  /// Each thread by itself.
  fileprivate var words: [String] {
    [(.main, "on main"), (.background, "off main"), (.subscriber, "at once"), (.unknown, "anywhere")]
      .compactMap { (thread: Threads, word: String) in contains(thread) ? word : nil }
  }
}
