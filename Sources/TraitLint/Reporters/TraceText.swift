import TraitRules

/// The whole chain of each place: one step a line with the three facts after it.
enum TraceText {
  static func text(_ report: Report) -> String {
    TextReporter.groups(report.findings).map { group in
      // The messages and the suggestion are as ever; the steps follow in full.
      let untraced = group.map { finding in
        var finding = finding
        finding.trace = []
        return finding
      }
      return TextReporter.block(untraced, report) + table(group[0], report.style)
    }.joined(separator: "\n")
  }

  private static func table(_ finding: Finding, _ style: TextStyle) -> String {
    if finding.trace.isEmpty { return "" }
    var rows = [["", "step", "delivery", "failure", "sharing", ""]]
    for step in finding.trace {
      let isElsewhere = step.location.path != finding.location.path
      let place = isElsewhere ? "\(step.location.path):\(step.location.line)" : "\(step.location.line)"
      rows.append([place, step.text, step.delivery, step.failure, step.sharing, step.note ?? ""].map(SafeText.oneLine))
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var text = ""
    for (index, row) in rows.enumerated() {
      var line = row[0].padded(to: widths[0], isLeading: true)
      for column in 1..<row.count { line += "  " + row[column].padded(to: widths[column]) }
      while line.hasSuffix(" ") { line.removeLast() }
      text += "  " + (index == 0 ? style.paint(line, .dim) : line) + "\n"
    }
    return text
  }
}

extension String {
  /// With blanks up to `width` characters, behind or in front.
  func padded(to width: Int, isLeading: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, width - count))
    return isLeading ? blanks + self : self + blanks
  }
}
