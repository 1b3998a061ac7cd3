import TraitRules

/// `PATH:LINE:COLUMN: error: MESSAGE`, absolute, because only absolute paths can be clicked in Xcode. The other places
/// follow as notes, which Xcode attaches to the line before.
enum XcodeReporter {
  static func text(_ report: Report) -> String {
    var text = ""
    for finding in report.findings {
      text += line(
        finding.location, finding.severity.rawValue, "\(finding.message) (\(finding.rule.rawValue))", report)
      for related in finding.related {
        text += line(related.location, "note", related.message, report)
      }
      if let suggestion = finding.suggestion {
        text += line(finding.location, "note", suggestion, report)
      }
    }
    return text
  }

  private static func line(_ place: Location, _ level: String, _ message: String, _ report: Report) -> String {
    let path = SafeText.oneLine(report.absolutePath(place.path))
    return "\(path):\(place.line):\(place.column): \(level): \(SafeText.oneLine(message))\n"
  }
}
