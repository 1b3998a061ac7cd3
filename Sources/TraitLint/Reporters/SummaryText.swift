/// The last line of a run, and what to do next.
enum SummaryText {
  static func text(_ report: Report, seconds: Double) -> String {
    let summary = report.summary
    var parts = [
      Count.of(summary.files, "file"), Count.of(summary.bindings, "binding"), "\(summary.decided) decided",
    ]
    if summary.bindings > summary.decided { parts.append("\(summary.bindings - summary.decided) not decided") }
    let fixable = report.fixable
    parts += [
      Count.of(report.findings.count, "finding"), "\(fixable.safe) fixable", Count.seconds(seconds),
    ]
    var text = parts.joined(separator: ", ") + "\n"
    if fixable.safe > 0 { text += "\(fixable.safe) fixable with --fix" }
    if fixable.unsafe > 0 {
      text += fixable.safe > 0 ? ", \(fixable.unsafe) more" : "\(fixable.unsafe) fixable"
      text += " with --fix --unsafe-fixes"
    }
    return fixable.safe + fixable.unsafe > 0 ? text + "\n" : text
  }
}

/// Findings by rule, and what was not decided.
enum StatisticsText {
  static func text(_ report: Report) -> String {
    var text = ""
    for rule in Choices.rules {
      let own = report.findings.filter { $0.rule.rawValue == rule }
      let silenced = report.suppressed.count { $0.finding.rule.rawValue == rule }
      text += row(
        rule, own.count, own.isEmpty ? "" : "in \(Count.of(Set(own.map(\.location.path)).count, "file")) ", silenced)
    }
    let summary = report.summary
    text += "not decided: delivery \(summary.undecidedDelivery), failure \(summary.undecidedFailure), "
    text += "sharing \(summary.undecidedSharing)\n"
    text += "bindings with a finding: \(summary.flagged) of \(summary.bindings)\n"
    let calls = summary.subscriptions
    text += "subscriptions: UI \(calls.interface), not UI \(calls.other), unknown sink \(calls.unknown), "
    text += "not RxSwift \(calls.strangers)\n"
    return text
  }

  private static func row(_ rule: String, _ count: Int, _ files: String, _ silenced: Int) -> String {
    let padding = String(repeating: " ", count: max(1, 20 - rule.count))
    let suppressed = silenced > 0 ? "(\(silenced) suppressed)" : ""
    var line = "\(rule)\(padding)\(count) \(files)\(suppressed)"
    while line.hasSuffix(" ") { line.removeLast() }
    return line + "\n"
  }
}
