import TraitRules

/// Workflow commands of GitHub Actions, errors first: beyond ten annotations a level and step, GitHub shows none and
/// says nothing, so what lies beyond is counted in a notice and listed in the step summary.
enum GitHubReporter {
  static let annotationsPerLevel = 10

  static func text(_ report: Report) -> String {
    var text = ""
    for severity in Severity.allCases.reversed() {
      for finding in report.findings where finding.severity == severity {
        text += command(finding, report)
      }
    }
    let overflow = overflow(report)
    if overflow > 0 {
      let message =
        "\(Count.of(overflow, "more finding")) beyond the \(annotationsPerLevel) annotations a level that GitHub shows; "
        + "the step summary lists all \(report.findings.count)"
      text += "::notice title=traitlint::\(data(message))\n"
    }
    return text
  }

  /// The findings that GitHub will not show as annotations.
  static func overflow(_ report: Report) -> Int {
    Severity.allCases.reduce(0) { $0 + max(0, report.count($1) - annotationsPerLevel) }
  }

  private static func command(_ finding: Finding, _ report: Report) -> String {
    let place = finding.location
    var properties = [
      ("title", "traitlint (\(finding.rule.rawValue))"),
      ("file", report.repositoryPath(place.path)),
      ("line", "\(place.line)"),
      ("endLine", "\(place.endLine)"),
    ]
    // Columns beside two different lines make the runner drop both columns; without them it keeps the lines.
    if place.line == place.endLine {
      properties += [("col", "\(place.column)"), ("endColumn", "\(place.endColumn)")]
    }
    var message = finding.message
    if let suggestion = finding.suggestion { message += "\nhelp: \(suggestion)" }
    let list = properties.map { "\($0)=\(property($1))" }.joined(separator: ",")
    return "::\(finding.severity.rawValue) \(list)::\(data(message))\n"
  }

  /// `%` first: what follows writes it.
  private static func data(_ text: String) -> String {
    SafeText.escaping(text) { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: SafeText.spelledIfUnsafe(scalar)
      }
    }
  }

  private static func property(_ text: String) -> String {
    SafeText.escaping(text) { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      case ":": "%3A"
      case ",": "%2C"
      default: SafeText.spelledIfUnsafe(scalar)
      }
    }
  }
}
