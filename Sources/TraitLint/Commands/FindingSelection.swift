import TraitRules

/// Which findings of a run are reported: those that the baseline does not know, on the lines that changed.
struct FindingSelection {
  private let changes: Changes?
  private let baseline: (file: BaselineFile, content: Baseline)?
  /// Absolute paths without links, as git names them.
  private let realPaths: [String: String]

  /// Reads what the selection goes by. With `--staged`, the project's files become those of the index.
  init(_ invocation: Invocation, _ surroundings: Surroundings, _ projects: inout LintedProjects) throws {
    if invocation.isStaged || invocation.diffBase != nil {
      changes = try Self.changes(invocation, surroundings, projects)
      var real: [String: String] = [:]
      for file in projects.sources.files {
        let absolute = surroundings.absolute(file.path)
        real[file.path] = System.realPath(absolute) ?? absolute
      }
      realPaths = real
      if let staged = changes?.staged { projects.sources.replaceTexts { real[$0].flatMap { staged[$0] } } }
    } else {
      changes = nil
      realPaths = [:]
    }
    baseline = try Self.baseline(invocation, surroundings, projects.settings.baseline)
  }

  /// What changed in the repository that all paths lie in, or else in each repository among them.
  private static func changes(
    _ invocation: Invocation, _ surroundings: Surroundings, _ projects: LintedProjects
  ) throws -> Changes {
    let isInside = surroundings.environment["GIT_DIR"] != nil || Git.repository(around: projects.home) != nil
    let inside = projects.sources.projects.filter { $0.reason == .repository }.map(\.path).sorted(by: utf8Order)
    var changes = Changes()
    for folder in isInside || inside.isEmpty ? [projects.home] : inside {
      let git = try Git(folder, surroundings, for: (invocation.isStaged ? Option.staged : .diffBase).flag)
      changes.add(try invocation.diffBase.map { try Changes.since($0, git) } ?? Changes.staged(git))
    }
    return changes
  }

  private static func baseline(
    _ invocation: Invocation, _ surroundings: Surroundings, _ path: String?
  ) throws -> (BaselineFile, Baseline)? {
    if invocation.baselineToWrite != nil { return nil }
    guard let path else {
      if invocation.prunesBaseline {
        throw UsageError(message: "--prune-baseline needs a baseline; name it with --baseline FILE")
      }
      return nil
    }
    let file = BaselineFile(path: path, workingDirectory: surroundings.workingDirectory)
    return (file, try file.read())
  }

  /// Lines move when a fix is made, so that changed lines say nothing of a second pass.
  var outlivesFixes: Bool { changes == nil }

  func report(_ result: LintOutcome, _ projects: LintedProjects) -> Report {
    var report = projects.report(result)
    if let baseline { report.findings = baseline.file.unknown(report.findings, to: baseline.content) }
    if let changes {
      report.findings = report.findings.filter { finding in
        changes.concern(finding) { realPaths[$0] ?? projects.surroundings.absolute($0) }
      }
    }
    return report
  }

  /// Says which entries of the baseline no longer occur, or removes them.
  func judgeBaseline(
    _ result: LintOutcome, _ projects: LintedProjects, _ console: Console, _ invocation: Invocation
  ) -> ExitStatus {
    // A part of the files or of the rules is judged by that part; a part of the lines cannot be.
    guard let baseline, changes == nil, invocation.fixing == nil else { return .clean }
    let stale = baseline.file.stale(baseline.content, result, in: projects)
    if stale.isEmpty { return .clean }
    if !invocation.prunesBaseline {
      if !invocation.isQuiet { Self.tell(stale, of: baseline.file, console) }
      return .clean
    }
    if let failure = baseline.file.prune(baseline.content, stale) {
      console.fail("\(baseline.file.shown) cannot be written: \(failure)")
      return .incomplete
    }
    if !invocation.isQuiet {
      console.say("removed \(Count.of(stale.values.reduce(0, +), "finding")) from \(baseline.file.shown)")
    }
    return .clean
  }

  private static func tell(_ stale: [Baseline.Entry: Int], of file: BaselineFile, _ console: Console) {
    let count = stale.values.reduce(0, +)
    let verb = count == 1 ? "no longer occurs" : "no longer occur"
    console.note("\(Count.of(count, "finding")) of \(file.shown) \(verb); '--prune-baseline' removes them")
    let lines = stale.keys.map { "  \($0.path): \($0.rule.rawValue) in \($0.declaration)" }.sorted(by: utf8Order)
    let shown = 5
    lines.prefix(shown).forEach(console.say)
    if lines.count > shown { console.say("  and \(lines.count - shown) more") }
  }
}
