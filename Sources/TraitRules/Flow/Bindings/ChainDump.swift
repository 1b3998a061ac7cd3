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
    var parts = [facts.threads.word]
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
    return parts.joined(separator: "; ")
  }
}
