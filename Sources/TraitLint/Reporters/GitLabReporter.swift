import TraitRules

/// GitLab's Code Quality report: an array even where it is empty. The merge request compares by fingerprint and shows
/// the description alone, so the rule stands in there too.
enum GitLabReporter {
  static func text(_ report: Report) -> String {
    let fingerprints = Fingerprint.all(report.findings, in: report)
    let issues = zip(report.findings, fingerprints).map { finding, fingerprint in
      JSONValue.object([
        ("description", .string("\(finding.rule.rawValue): \(finding.message)")),
        ("check_name", .string(finding.rule.rawValue)),
        ("fingerprint", .string(fingerprint)),
        ("severity", .string(finding.severity == .error ? "major" : "minor")),
        (
          "location",
          .object([
            ("path", .string(report.repositoryPath(finding.location.path))),
            (
              "positions",
              .object([
                ("begin", position(finding.location.line, finding.location.column)),
                ("end", position(finding.location.endLine, finding.location.endColumn)),
              ])
            ),
          ])
        ),
      ])
    }
    return JSONValue.array(issues).text() + "\n"
  }

  private static func position(_ line: Int, _ column: Int) -> JSONValue {
    .object([("line", .int(line)), ("column", .int(column))])
  }
}
