import TraitRules

/// Lints: collects the input, has it linted, narrows the findings to those that are wanted, and reports them.
struct LintCommand {
  let surroundings: Surroundings
  let console: Console
  let invocation: Invocation

  init(_ surroundings: Surroundings, _ console: Console, _ invocation: Invocation) {
    self.surroundings = surroundings
    self.console = console
    self.invocation = invocation
  }

  func run() throws -> ExitStatus {
    var timings = Timings()
    let project = try Project(invocation, surroundings)
    timings.mark("find and read files")
    project.problems.forEach(console.fail)
    if !invocation.isQuiet { project.notes.forEach(console.note) }
    for note in project.settings.notes where !invocation.isQuiet { console.say(note) }
    var status = project.problems.isEmpty ? ExitStatus.clean : .incomplete

    let progress = Progress(surroundings.terminal, console, invocation, files: project.sources.count)
    let result = project.lint()
    progress.stop()
    timings.mark("lint")

    let report = project.report(result)
    status = max(status, try write(report, for: project))
    timings.mark("report")
    if report.findings.contains(where: project.settings.fails) { status = max(status, .findings) }
    if !invocation.isQuiet { console.error(SummaryText.text(report, seconds: timings.total)) }
    if invocation.showsStatistics { console.error(StatisticsText.text(report)) }
    if invocation.showsTimings { console.error(timings.text) }
    return status
  }

  private func write(_ report: Report, for project: Project) throws -> ExitStatus {
    let writer = ReportWriter(surroundings: surroundings, console: console, color: invocation.color)
    return writer.write(report, to: project.settings.reporters)
  }
}
