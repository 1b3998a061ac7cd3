/// Chains as text, for tools and tests: each subscription with its steps, one a line, and the facts after each.
public enum ChainDump {
  /// Renders every subscription of the linted files. A chain is
  ///
  ///     PATH:LINE:COLUMN WORD → SINK
  ///       STEP | delivery | failure | sharing | note
  public static func text(_ files: [SourceFile], options: ProjectOptions = ProjectOptions()) -> String {
    let project = Project(files.sorted { $0.path < $1.path }, threads: 1)
    let evaluator = Evaluator(project: project, options: options)
    defer { evaluator.forget() }
    let builder = FindingBuilder(evaluator: evaluator)
    var lines: [String] = []
    for binding in BindingFinder(evaluator: evaluator).bindings() where project.files[Int(binding.call.file)].isLinted {
      let at = builder.wordLocation(binding)
      let sink =
        binding.isUI ? binding.sinkText : "(\(binding.sinkText.isEmpty ? "not a UI element" : binding.sinkText))"
      lines.append("\(at.path):\(at.line):\(at.column) \(binding.word) → \(sink)")
      for step in builder.trace(binding) {
        var line = "  \(step.text) | \(step.delivery) | \(step.failure) | \(step.sharing)"
        if step.location.path != at.path { line += " | \(step.location.path):\(step.location.line)" }
        if let note = step.note { line += " | " + note }
        lines.append(line)
      }
      lines.append("  = \(describe(binding.sequence.facts, project))")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func describe(_ facts: Facts, _ project: Project) -> String {
    let threads = facts.threads.words.joined(separator: ", ")
    var parts = [facts.threads.isEmpty ? "nowhere" : facts.threads.word]
    if facts.threads.words.count > 1 { parts[0] += " (\(threads))" }
    parts.append(
      facts.canFail.map { "can fail: \($0.reason)" } ?? facts.unknownFailure.map { "failure unknown: \($0.reason)" }
        ?? "never fails")
    parts.append(
      facts.effect.map { "repeated: \($0.reason)" } ?? facts.unknownSharing.map { "sharing unknown: \($0.reason)" }
        ?? (facts.isShared ? "shared" : "harmless"))
    if let cause = facts.background ?? facts.unknownThread { parts.append("thread: \(cause.reason)") }
    if !facts.reads.isEmpty {
      parts.append(
        "reads "
          + facts.reads.map { read in
            project.name(read.name.declaration) + (read.copies > 1 ? "×\(read.copies)" : "")
              + (read.run == nil ? "" : " (shared)")
          }.joined(separator: ", "))
    }
    if let end = facts.endsStream { parts.append("ends: \(end.reason)") }
    return (parts + lifetime(facts) + ends(facts, project)).joined(separator: "; ")
  }

  /// Whether the stream goes on, and what becomes of it with an error.
  private static func lifetime(_ facts: Facts) -> [String] {
    let marks: [(Bool, String)] = [
      (facts.replays, "replays"), (facts.isOngoing, "goes on"),
      (facts.isOngoingPerhaps && !facts.isOngoing, "may go on"), (facts.endsEarly, "is cut short"),
      (facts.failsInsidePerhaps && !facts.failsInside, "may fail inside"), (facts.sendsFallback, "has a fallback"),
      (facts.endsPerhaps && facts.endsStream == nil, "may have ended"),
    ]
    var parts = marks.filter(\.0).map(\.1)
    if facts.failsInside { parts.append("fails inside: \(facts.innerFailure?.kind.rawValue ?? "nowhere")") }
    if !facts.sharedEffects.isEmpty { parts.append("runs once: \(facts.sharedEffects.map(\.cause.reason))") }
    return parts
  }

  /// Where the end comes beside the elements.
  private static func ends(_ facts: Facts, _ project: Project) -> [String] {
    [("errors", facts.ends.errors), ("its end", facts.ends.completions)].compactMap { name, end in
      let words = end.threads.words + end.writers.map { "from \(project.name($0))" }
      return words.isEmpty ? nil : "\(name) \(words.joined(separator: ", "))"
    }
  }
}

extension Threads {
  /// Each thread by itself.
  fileprivate var words: [String] {
    [(.main, "on main"), (.background, "off main"), (.subscriber, "at once"), (.unknown, "anywhere")]
      .compactMap { (thread: Threads, word: String) in contains(thread) ? word : nil }
  }
}
