/// The library's front door: files in, findings out. Prints nothing, reads nothing, and keeps no state between runs but
/// what it is given a `LintMemory` for.
public struct Linter: Sendable {
  public var options: ProjectOptions
  /// Options of single projects, by `SourceFile.project`; `options` holds for all others.
  public var projectOptions: [String: ProjectOptions] = [:]
  /// The rules in force for a file, by its path as given; suppressions of other rules are not judged unused.
  public var rules: @Sendable (_ path: String) -> Set<RuleID>
  /// Whether a suppression without a reason is reported, for a file.
  public var requiresReason: @Sendable (_ path: String) -> Bool
  /// Whether fixes are looked for also of what is unproven, for a file by its path; most of the work goes there.
  public var fixesUnproven: @Sendable (_ path: String) -> Bool = { _ in true }
  /// Whether fixes are looked for at all.
  public var draftsFixes = true
  /// How many threads work, at least 1.
  public var threads: Int
  /// Runs a rewrite beside what it rewrites. Without it no fix is safe.
  public var trial: (@Sendable (TrialRequest) -> any RewriteTrial)?
  /// Runs the chain of each finding, for reports that show what was seen.
  public var replay: (@Sendable (ReplayRequest) -> ReplayEvidence)?
  /// Files of which all subscriptions are wanted in the report, by path as given.
  public var tracedPaths: Set<String> = []
  /// What was read off files in earlier lints; without it nothing is kept from one to the next.
  public var memory: LintMemory?
  /// Whether nobody wants the report any more. What is then reported is worth nothing.
  public var isGivenUp: (@Sendable () -> Bool)?

  public init(
    options: ProjectOptions = ProjectOptions(), threads: Int = 1,
    rules: @escaping @Sendable (String) -> Set<RuleID> = { _ in RuleID.onByDefault },
    requiresReason: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    self.options = options
    self.threads = threads
    self.rules = rules
    self.requiresReason = requiresReason
  }

  /// How many files a project has whose memory others would miss.
  private static let filesOfLargeProject = 500

  /// Lints all files: names are followed from any file of a project into any other. The order of `files` changes
  /// nothing about the report.
  public func lint(_ files: [SourceFile]) -> LintReport {
    lint(Dictionary(grouping: files, by: \.project).map { ProjectSources(name: $0.key, files: $0.value) })
  }

  /// Lints projects, which are read on the way. A project's name takes the place of `SourceFile.project`; the order of
  /// `projects` and of their files changes nothing about the report.
  public func lint(_ projects: [ProjectSources]) -> LintReport {
    let projects = projects.sorted { $0.name < $1.name }
    // One project is read and parsed by all threads; of several, each has a thread to itself.
    let threadsEach = projects.count > 1 ? 1 : threads
    let reports = Parallel(threads: threads).map(sizes: projects.map(\.count)) { index in
      let report = DeepStack.run { lint(projects[index], threads: threadsEach) }
      if projects.count > 1, projects[index].count >= Self.filesOfLargeProject { FreedMemory.giveBack() }
      return report
    }
    var whole = LintReport()
    for report in reports { whole.add(report) }
    whole.findings.sort { left, right in
      (left.location.path, left.location.start, left.rule.rawValue)
        < (right.location.path, right.location.start, right.rule.rawValue)
    }
    return whole
  }

  private func lint(_ sources: ProjectSources, threads: Int) -> LintReport {
    var report = LintReport()
    var phases = PhaseTimes()
    let files = read(sources, threads: threads, &phases.read)
    report.summary.files = files.count { $0.isLinted }
    let isRelevant = timed(&phases.look) { Relevance.isAny(of: files) }
    report.phases = phases
    guard isRelevant else { return report }
    let options = options(of: sources.name)
    let analysis =
      memory?.analysis(sources.name, files, options, threads: threads)
      ?? Analysis(Project(files, threads: threads), options)
    let project = analysis.project
    if let isGivenUp { analysis.giveUp(when: isGivenUp) }
    defer { if analysis.isGivenUp { memory?.forgetAnalysis(of: sources.name) } }
    let context = RuleContext(analysis)
    let parsedAtOnce = project.parseTime
    let calls = timed(&phases.follow) { analysis.subscriptions.calls() }
    for call in calls where project.file(call.call).isLinted { report.summary.subscriptions[call.kind] += 1 }
    let bindings = calls.flatMap(\.bindings)
    let replayed = ReplayTime()
    let found = timed(&phases.judge) { findings(bindings, context, replayed, threads, &report.summary) }
    settle(found, project, &report)
    if !tracedPaths.isEmpty { report.chains = chains(of: bindings, context) }
    report.texts = texts(of: files, for: report)
    phases.lex = project.lexTime
    phases.parse = project.parseTime
    // What is lexed or parsed late is so because a chain leads there.
    phases.follow -= project.indexTime + project.parseTime - parsedAtOnce
    phases.replay = replayed.total
    phases.judge -= replayed.total
    report.phases = phases
    return report
  }

  func options(of project: String) -> ProjectOptions { projectOptions[project] ?? options }

  /// A project's files in order of their places.
  private func read(_ sources: ProjectSources, threads: Int, _ time: inout Duration) -> [SourceFile] {
    let read = Parallel(threads: threads).map(sources.count) { index in
      var duration = Duration.zero
      let file = timed(&duration) { sources.read(index) }
      return (file, duration)
    }
    time = read.reduce(.zero) { $0 + $1.1 }
    return read.compactMap(\.0).sorted { $0.place < $1.place }
  }

  private func chains(of bindings: [Binding], _ context: RuleContext) -> [TracedChain] {
    bindings.filter { binding in
      let file = context.project.file(binding.call)
      return file.isLinted && tracedPaths.contains(file.path)
    }
    .map { TracedChain($0, context) }
  }

  private func texts(of files: [SourceFile], for report: LintReport) -> [String: [UInt8]] {
    let wanted = Set((report.findings + report.suppressed.map(\.finding)).flatMap(\.paths))
    let spokenOf = files.filter { wanted.contains($0.path) }
    return Dictionary(spokenOf.map { ($0.path, $0.bytes) }) { first, _ in first }
  }

  private func findings(
    _ bindings: [Binding], _ context: RuleContext, _ replayed: ReplayTime, _ threads: Int,
    _ summary: inout LintSummary
  ) -> [Finding] {
    let sharing = SharingRule.check(bindings, context)
    let fixes = FixEngine(
      context: FixContext(rules: context, bindings: bindings), style: options.fixStyle, threads: threads,
      trial: trial.map(replayed.measuring),
      replay: replay.map { replay in
        replayed.measuring { requests in
          Parallel(threads: threads).mapDeeply(requests.count) { replay(requests[$0]) }
        }
      })
    let told = endsToldBySteps(bindings)
    var result: [Finding] = []
    var fixable: [FixEngine.Found] = []
    for (index, binding) in bindings.enumerated() {
      let file = context.project.file(binding.call)
      guard file.isLinted else { continue }
      let path = file.path
      let enabled = rules(path)
      var found =
        [
          MainThreadRule.check(binding, context), ErrorHandlingRule.check(binding, context),
          sharing[index]?.finding,
          binding.isTold(by: told) ? nil : ErrorEndsStreamRule.check(binding, context),
        ].compactMap { $0 }
      // What feeds relays is followed for nothing else.
      if enabled.contains(.relayError), let finding = RelayErrorRule.check(binding, context) { found.append(finding) }
      if binding.isUI, !binding.isWatched { count(binding, found, &summary) }
      let all = found.isEmpty ? [PreferDriverRule.check(binding, context)].compactMap { $0 } : found
      if all.isEmpty { continue }
      let wanted = all.filter { enabled.contains($0.rule) }
      // What steps alone show has no sink that a rewrite would be judged by.
      let isShown = binding.shownText != nil && !binding.isUI && !wanted.contains { $0.rule == .relayError }
      guard draftsFixes, !binding.subscribesToUI, !isShown else {
        result += wanted
        continue
      }
      let left = fixesUnproven(path) ? [] : wanted.filter { $0.certainty == .unproven }
      result += left
      let fixed = left.isEmpty ? wanted : wanted.filter { $0.certainty != .unproven }
      fixable.append(FixEngine.Found(binding: binding, findings: fixed, sharedName: sharing[index]?.name))
    }
    return result + fixes.attach(to: fixable)
  }

  /// Where streams end that steps below show something of, which says that they do.
  private func endsToldBySteps(_ bindings: [Binding]) -> Set<Place> {
    guard bindings.contains(where: { $0.shownText != nil }) else { return [] }
    return Set(
      bindings.filter(\.isWatched).compactMap { binding in
        binding.facts.failure.endsStream.flatMap { $0.isBelow ? nil : $0.place }
      })
  }

  private func count(_ binding: Binding, _ found: [Finding], _ summary: inout LintSummary) {
    let facts = binding.facts
    summary.bindings += 1
    let threads = binding.arriving.threads
    let delivery =
      threads.contains(.unknown) && !threads.contains(.background) && !binding.movesItself
      || found.contains { $0.rule == .mainThread && $0.certainty == .unproven }
    // Of a `subscribe` the threads alone matter.
    let failure =
      !binding.isSubscription && !facts.failure.unknown.isNone && !facts.failure.canFail
      || found.contains { $0.rule == .errorEndsStream && $0.certainty == .unproven }
    let sharing = !binding.isSubscription && !facts.sharing.unknown.isNone && !facts.sharing.repeats
    if delivery { summary.undecidedDelivery += 1 }
    if failure { summary.undecidedFailure += 1 }
    if sharing { summary.undecidedSharing += 1 }
    if !delivery, !failure, !sharing { summary.decided += 1 }
    if found.contains(where: { $0.certainty == .certain }) { summary.flagged += 1 }
  }

  /// Takes out what comments silence and adds what they silence in vain.
  private func settle(_ found: [Finding], _ project: Project, _ report: inout LintReport) {
    let byPath = Dictionary(grouping: found) { $0.location.path }
    for file in project.files where file.isLinted {
      let enabled = rules(file.path)
      var suppressions = Suppressions(file)
      for finding in byPath[file.path] ?? [] where enabled.contains(finding.rule) {
        let answer = suppressions.suppress(finding.rule, line: finding.location.line)
        if answer.isSuppressed {
          report.suppressed.append(SuppressedFinding(finding: finding, reason: answer.reason))
        } else {
          report.findings.append(finding)
        }
      }
      if enabled.contains(.unusedSuppression) {
        let unused = UnusedSuppressionRule.check(
          &suppressions, file: file, found: byPath[file.path] ?? [], enabled: enabled,
          requiresReason: requiresReason(file.path))
        report.findings += unused.findings
        report.suppressed += unused.suppressed
      }
    }
  }
}

extension Binding {
  /// Whether one of its steps says that its stream ends, where nothing but steps shows anything.
  fileprivate func isTold(by ends: Set<Place>) -> Bool {
    shownText != nil && facts.failure.endsStream.map { ends.contains($0.place) } ?? false
  }
}
