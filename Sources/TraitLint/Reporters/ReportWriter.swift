/// Hands a report to each reporter and its text to where the user wants it.
struct ReportWriter {
  let surroundings: Surroundings
  let console: Console
  let color: ColorChoice

  func write(_ report: Report, to targets: [ReporterTarget]) -> ExitStatus {
    var status = ExitStatus.clean
    for target in targets {
      guard let file = target.file else {
        var dressed = report
        dressed.style = surroundings.terminal.style(color, environment: surroundings.environment)
        console.output(Self.text(dressed, target.name))
        continue
      }
      if let failure = AtomicFile.write(Array(Self.text(report, target.name).utf8), to: surroundings.absolute(file)) {
        console.fail("\(file) cannot be written: \(failure)")
        status = .incomplete
      }
    }
    if targets.contains(where: { $0.name == .github }) { status = max(status, writeStepSummary(report)) }
    return status
  }

  static func text(_ report: Report, _ name: ReporterName) -> String {
    switch name {
    case .text: TextReporter.text(report)
    case .json: JSONReporter.text(report)
    case .xcode: XcodeReporter.text(report)
    case .github: GitHubReporter.text(report)
    case .gitlab: GitLabReporter.text(report)
    case .sarif: SARIFReporter.text(report)
    case .checkstyle: CheckstyleReporter.text(report)
    case .junit: JUnitReporter.text(report)
    case .rdjson: RDJSONReporter.text(report)
    case .azure: AzureReporter.text(report)
    case .teamcity: TeamCityReporter.text(report)
    case .markdown: MarkdownReporter.text(report)
    case .html: HTMLReporter.text(report)
    }
  }

  /// Annotations are limited; the summary of the step is not, so it has all of them where they are too many.
  private func writeStepSummary(_ report: Report) -> ExitStatus {
    guard GitHubReporter.overflow(report) > 0, let file = surroundings.environment["GITHUB_STEP_SUMMARY"],
      !file.isEmpty
    else { return .clean }
    // Other steps' tools may have written there before.
    let failure = FileAppender.append(Array(MarkdownReporter.text(report).utf8), to: surroundings.absolute(file))
    guard let failure else { return .clean }
    console.fail("\(file) cannot be written: \(failure)")
    return .incomplete
  }
}
