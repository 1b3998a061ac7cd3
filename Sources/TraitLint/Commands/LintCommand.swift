import TraitRules

/// Lints: collects the input, has it linted, narrows the findings to those that are wanted, fixes what is to be fixed,
/// and reports the rest.
struct LintCommand {
  let surroundings: Surroundings
  let console: Console
  let invocation: Invocation

  func run() throws -> ExitStatus {
    var timings = Timings()
    var projects = try LintedProjects(invocation, surroundings)
    let selection = try FindingSelection(invocation, surroundings, &projects)
    timings.mark("find files")
    let progress = Progress(surroundings.terminal, console, invocation, files: projects.sources.files.count)
    let result = projects.lint()
    progress.stop()
    timings.mark("lint")
    timings.add(result.report.phases)
    result.problems.forEach(console.fail)
    if !invocation.isQuiet {
      projects.notes.forEach(console.note)
      projects.settings.notes.forEach(console.say)
    }
    var status = result.problems.isEmpty ? ExitStatus.clean : .incomplete
    if let path = invocation.baselineToWrite { return max(status, writeBaseline(path, result, projects)) }

    var report = selection.report(result, projects)
    if let fixing = invocation.fixing {
      let fixes = FixCommand(surroundings: surroundings, console: console, invocation: invocation, fixing: fixing)
      (report, status) = try fixes.run(report, &projects, selection, status)
      timings.mark("fix")
    }
    // The diff is for `git apply`: nothing else may stand in that stream.
    let targets = projects.settings.reporters.filter { invocation.fixing != .diff || $0.file != nil }
    let writer = ReportWriter(surroundings: surroundings, console: console, color: invocation.color)
    status = max(status, writer.write(report, to: targets))
    timings.mark("report")

    status = max(status, selection.judgeBaseline(result, projects, console, invocation))
    if report.findings.contains(where: projects.settings.fails) { status = max(status, .findings) }
    if !invocation.isQuiet { console.error(SummaryText.text(report, seconds: timings.total)) }
    if invocation.showsStatistics { console.error(StatisticsText.text(report)) }
    if invocation.showsTimings { console.error(timings.text) }
    return status
  }

  private func writeBaseline(_ path: String, _ result: LintOutcome, _ projects: LintedProjects) -> ExitStatus {
    let file = BaselineFile(path: surroundings.absolute(path), workingDirectory: surroundings.workingDirectory)
    let findings = projects.report(result).findings
    if let failure = file.write(findings) {
      console.fail("\(path) cannot be written: \(failure)")
      return .incomplete
    }
    console.say("wrote \(Count.of(findings.count, "finding")) to \(path); '--baseline \(path)' leaves them out")
    return .clean
  }
}
