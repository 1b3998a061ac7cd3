import TraitRules

/// A table for a pull request or the summary of a job.
enum MarkdownReporter {
  /// A summary of GitHub may have 1 MiB; the rest is counted.
  static let largest = 900_000

  static func text(_ report: Report) -> String {
    if report.findings.isEmpty {
      return "### traitlint: no findings in \(Count.of(report.summary.files, "file"))\n"
    }
    let errors = Count.of(report.count(.error), "error")
    let warnings = Count.of(report.count(.warning), "warning")
    var text = "### traitlint: \(Count.of(report.findings.count, "finding")) (\(errors), \(warnings))\n\n"
    text += "| | rule | place | what |\n| --- | --- | --- | --- |\n"
    for (index, finding) in report.findings.enumerated() {
      let place = "\(report.repositoryPath(finding.location.path)):\(finding.location.line)"
      let row =
        "| \(finding.severity.rawValue) | `\(finding.rule.rawValue)` | \(escaped(place)) | \(escaped(finding.message)) |\n"
      if text.utf8.count + row.utf8.count > largest {
        return text + "\nand \(Count.of(report.findings.count - index, "more finding"))\n"
      }
      text += row
    }
    return text
  }

  private static func escaped(_ text: String) -> String {
    SafeText.escaping(text) { scalar in
      switch scalar {
      case "\n", "\r", "\t": " "
      case "<": "&lt;"
      case ">": "&gt;"
      case "&": "&amp;"
      // `@MainActor` would notify whoever has that name.
      case "@": "&#64;"
      case "\\", "`", "*", "_", "[", "]", "|", "~": "\\\(scalar)"
      default: SafeText.spelledIfUnsafe(scalar)
      }
    }
  }
}
