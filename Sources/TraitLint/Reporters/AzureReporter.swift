import TraitRules

/// Commands of Azure Pipelines' log.
enum AzureReporter {
  static func text(_ report: Report) -> String {
    report.findings.map { finding in
      let place = finding.location
      let path = property(report.repositoryPath(place.path))
      return "##vso[task.logissue type=\(finding.severity.rawValue);sourcepath=\(path);linenumber=\(place.line);"
        + "columnnumber=\(place.column);code=\(finding.rule.rawValue);]\(data(finding.message))\n"
    }.joined()
  }

  private static func data(_ text: String) -> String {
    SafeText.escaping(text) { scalar in
      switch scalar {
      case "%": "%AZP25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: SafeText.spelledIfUnsafe(scalar)
      }
    }
  }

  private static func property(_ text: String) -> String {
    SafeText.escaping(data(text)) { scalar in
      switch scalar {
      case "]": "%5D"
      case ";": "%3B"
      default: nil
      }
    }
  }
}
