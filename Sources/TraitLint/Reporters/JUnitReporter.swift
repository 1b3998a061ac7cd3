import TraitRules

/// JUnit's XML: a failed case a finding and a passed one a clean file, because a report without cases looks to some
/// systems as if no test had been run.
enum JUnitReporter {
  static func text(_ report: Report) -> String {
    let flagged = Set(report.findings.map(\.location.path))
    var clean = report.files.filter { !flagged.contains($0) }
    if clean.isEmpty, report.findings.isEmpty { clean = ["no files"] }
    let counts = "tests=\"\(report.findings.count + clean.count)\" failures=\"\(report.findings.count)\" errors=\"0\""
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"traitlint\" \(counts)>\n  <testsuite name=\"traitlint\" \(counts)>\n"
    for finding in report.findings { text += failed(finding) }
    for path in clean {
      text += "    <testcase name=\"\(XMLText.escaped(path))\" classname=\"\(XMLText.escaped(path))\"/>\n"
    }
    return text + "  </testsuite>\n</testsuites>\n"
  }

  private static func failed(_ finding: Finding) -> String {
    let place = finding.location
    let path = XMLText.escaped(place.path)
    let message = XMLText.escaped(finding.message)
    return """
          <testcase name="\(finding.rule.rawValue) at \(place.line):\(place.column)" classname="\(path)" file="\(path)" \
      line="\(place.line)">
            <failure type="\(finding.severity.rawValue)" message="\(message)">\
      \(path):\(place.line):\(place.column): \(message)</failure>
          </testcase>

      """
  }
}
