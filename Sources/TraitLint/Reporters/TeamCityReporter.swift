import TraitRules

/// TeamCity's service messages: each rule is introduced before its first finding.
enum TeamCityReporter {
  static func text(_ report: Report) -> String {
    var text = ""
    for rule in RuleID.allCases where report.findings.contains(where: { $0.rule == rule }) {
      let summary = escaped(report.documentation(rule).summary)
      text += "##teamcity[inspectionType id='\(rule.rawValue)' name='\(rule.rawValue)' category='traitlint' "
      text += "description='\(summary)']\n"
    }
    for finding in report.findings {
      text += "##teamcity[inspection typeId='\(finding.rule.rawValue)' message='\(escaped(finding.message))' "
      text += "file='\(escaped(report.repositoryPath(finding.location.path)))' line='\(finding.location.line)' "
      text += "SEVERITY='\(finding.severity.rawValue.uppercased())']\n"
    }
    return text
  }

  /// Longer values than this are cut by the server, perhaps within an escape.
  private static let longest = 4000

  private static func escaped(_ text: String) -> String {
    SafeText.escaping(String(text.prefix(longest))) { scalar in
      switch scalar {
      case "|": "||"
      case "'": "|'"
      case "\n": "|n"
      case "\r": "|r"
      case "[": "|["
      case "]": "|]"
      default: scalar.isASCII ? SafeText.spelledIfUnsafe(scalar) : units(of: scalar)
      }
    }
  }

  /// Four hexadecimal digits a UTF-16 unit, which is how Java counts characters.
  private static func units(of scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16).uppercased()
      return "|0x" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
