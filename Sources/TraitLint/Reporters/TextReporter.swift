import TraitRules

/// For people. A place is shown once with all that is wrong there: its messages, the source line, the steps of the
/// chain that lost a guarantee, and what to write instead.
enum TextReporter {
  /// Forty findings are to be read at one go; whoever wants all places takes another reporter.
  private static let mostPlaces = 4

  static func text(_ report: Report) -> String {
    groups(report.findings).map { block($0, report) }.joined(separator: "\n")
  }

  /// The findings of each place.
  static func groups(_ findings: [Finding]) -> [[Finding]] {
    var groups: [[Finding]] = []
    var rest = findings[...]
    while let first = rest.first {
      let group = rest.prefix { $0.location == first.location }
      rest = rest.dropFirst(group.count)
      groups.append(Array(group))
    }
    return groups
  }

  /// - Parameter showsSteps: whether the steps that changed a guarantee are listed.
  static func block(_ group: [Finding], _ report: Report, showsSteps: Bool = true) -> String {
    let place = group[0].location
    var text = ""
    for finding in group { text += headline(finding, report) }
    let gutter = gutterWidth(group)
    if let excerpt = SourceExcerpt(place, in: report.sources) {
      text += row("\(place.line)", excerpt.line, gutter, report.style)
      text += row("", report.style.paint(excerpt.marks, paint(group)), gutter, report.style)
    }
    for step in unique(group.flatMap(\.trace)) where showsSteps && step.note != nil {
      let note = report.style.paint(SafeText.oneLine(step.note ?? ""), .cyan)
      text += otherPlace(step.location, "\(SafeText.oneLine(step.text))  \(note)", place, gutter, report)
    }
    let places = joined(group.flatMap(\.related).filter { !isShown($0, group, showsSteps) })
    for related in places.prefix(mostPlaces) {
      text += otherPlace(related.location, SafeText.oneLine(related.message), place, gutter, report)
    }
    if places.count > mostPlaces {
      let padding = String(repeating: " ", count: gutter)
      text +=
        report.style.paint("\(padding) :", .dim)
        + " and \(Count.of(places.count - mostPlaces, "more place"))\n"
    }
    for suggestion in unique(group.compactMap(\.suggestion)) {
      text += labelled("help", suggestion, gutter, report.style)
    }
    for fix in unique(group.compactMap(offer)) { text += labelled("fix", fix, gutter, report.style) }
    return text
  }

  private static func headline(_ finding: Finding, _ report: Report) -> String {
    let place = finding.location
    let spot = "\(SafeText.oneLine(place.path)):\(place.line):\(place.column)"
    let link = report.style.link(report.style.paint(spot, .bold), toFile: report.absolutePath(place.path))
    let severity = report.style.paint(finding.severity.rawValue, finding.severity == .error ? .red : .yellow)
    let certainty = finding.certainty == .certain ? "" : ", \(finding.certainty.rawValue)"
    let rule = report.style.paint("[\(finding.rule.rawValue)\(certainty)]", .dim)
    return "\(link): \(severity): \(SafeText.oneLine(finding.message)) \(rule)\n"
  }

  /// `  18 | TEXT`.
  private static func row(_ number: String, _ text: String, _ gutter: Int, _ style: TextStyle) -> String {
    let padding = String(repeating: " ", count: max(0, gutter - number.count))
    return style.paint("\(padding)\(number) |", .dim) + (text.isEmpty ? "" : " \(text)") + "\n"
  }

  /// A step or another place: its line in the gutter, or its path in front where it lies in another file.
  private static func otherPlace(
    _ location: Location, _ text: String, _ place: Location, _ gutter: Int, _ report: Report
  ) -> String {
    if location.path == place.path {
      let number = "\(location.line)"
      let padding = String(repeating: " ", count: max(0, gutter - number.count))
      return report.style.paint("\(padding)\(number) :", .dim) + " \(text)\n"
    }
    let padding = String(repeating: " ", count: gutter)
    return report.style.paint("\(padding) :", .dim)
      + " \(SafeText.oneLine(location.path)):\(location.line): \(text)\n"
  }

  private static func labelled(_ label: String, _ text: String, _ gutter: Int, _ style: TextStyle) -> String {
    let padding = String(repeating: " ", count: gutter)
    let lines = SafeText.visible(text).split(separator: "\n", omittingEmptySubsequences: false)
    let indent = String(repeating: " ", count: gutter + label.count + 5)
    return "\(padding) = \(style.paint(label, .green)): " + lines.joined(separator: "\n" + indent) + "\n"
  }

  private static func gutterWidth(_ group: [Finding]) -> Int {
    let path = group[0].location.path
    let lines =
      group.flatMap { (finding: Finding) -> [Location] in
        [finding.location] + finding.trace.map(\.location) + finding.related.map(\.location)
      }
      .filter { $0.path == path }.map(\.line)
    return max(4, "\(lines.max() ?? 0)".count)
  }

  /// A related place that a step of the trace already speaks of would be said twice. Below a table of all steps, where
  /// the cause of a note is to be found is still news.
  private static func isShown(_ related: RelatedLocation, _ group: [Finding], _ showsSteps: Bool) -> Bool {
    group.flatMap(\.trace).contains { step in
      guard let note = step.note else { return false }
      return step.location == related.location || showsSteps && note.contains(related.message)
    }
  }

  /// One entry for each place, with all that is said of it.
  static func joined(_ places: [RelatedLocation]) -> [RelatedLocation] {
    unique(places.map(\.location)).map { location in
      let messages = unique(places.filter { $0.location == location }.map(\.message))
      return RelatedLocation(location: location, message: messages.joined(separator: "; "))
    }
  }

  /// What a finding's fix does, and who applies it. Beside one that asks for a value there may be one that needs none.
  private static func offer(_ finding: Finding) -> String? {
    finding.fix.map { fix in
      let other = fix.applicability == .manual ? finding.alternativeFix : nil
      return
        "\(fix.title) (\(hint(fix.applicability))\(other == nil ? "" : "; --fix --unsafe-fixes applies one without a value"))"
    }
  }

  static func hint(_ applicability: Applicability) -> String {
    switch applicability {
    case .safe: "--fix applies it"
    case .unsafe: "--fix --unsafe-fixes applies it"
    case .manual: "by hand"
    }
  }

  private static func paint(_ group: [Finding]) -> TextStyle.Paint {
    group.contains { $0.severity == .error } ? .red : .yellow
  }

}
