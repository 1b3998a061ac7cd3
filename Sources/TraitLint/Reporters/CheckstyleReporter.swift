import TraitRules

/// Checkstyle's XML, with the root element even where there is nothing to report.
enum CheckstyleReporter {
  static func text(_ report: Report) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    var rest = report.findings[...]
    while let first = rest.first {
      let file = rest.prefix { $0.location.path == first.location.path }
      rest = rest.dropFirst(file.count)
      text += "  <file name=\"\(XMLText.escaped(first.location.path))\">\n"
      for finding in file {
        text += "    <error line=\"\(finding.location.line)\" column=\"\(finding.location.column)\""
        text += " severity=\"\(finding.severity.rawValue)\" message=\"\(XMLText.escaped(finding.message))\""
        text += " source=\"traitlint.\(finding.rule.rawValue)\"/>\n"
      }
      text += "  </file>\n"
    }
    return text + "</checkstyle>\n"
  }
}
