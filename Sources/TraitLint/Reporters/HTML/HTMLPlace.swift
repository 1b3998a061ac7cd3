import TraitRules

/// What the page says of one place: all findings there, their chain once.
struct HTMLPlace {
  let id: String
  /// `PATH:LINE:COLUMN`.
  let name: String
  let findings: [Finding]
  let text: String

  struct File {
    var id: String
    var path: String
    var places: [HTMLPlace]
  }

  static func all(in report: Report) -> [HTMLPlace] {
    // One rewrite often mends several places: it is shown at the first.
    var rewrites: [[Edit]: HTMLPlace] = [:]
    return TextReporter.groups(report.findings).enumerated().map { index, group in
      let id = "p\(index + 1)"
      let location = group[0].location
      let place = HTMLPlace(
        id: id, name: SafeText.oneLine("\(location.path):\(location.line):\(location.column)"), findings: group,
        text: text(group, id, report, rewrites))
      for fix in group.compactMap(\.fix) where rewrites[fix.edits] == nil { rewrites[fix.edits] = place }
      return place
    }
  }

  static func files(_ places: [HTMLPlace]) -> [File] {
    var files: [File] = []
    for place in places {
      let path = place.findings[0].location.path
      if files.last?.path != path { files.append(File(id: "f\(files.count + 1)", path: path, places: [])) }
      files[files.count - 1].places.append(place)
    }
    return files
  }

  // MARK: - Text

  private static func text(
    _ group: [Finding], _ id: String, _ report: Report, _ rewrites: [[Edit]: HTMLPlace]
  ) -> String {
    let first = group[0]
    let location = first.location
    var text = "<article id=\"\(id)\">\n<h3><a href=\"#\(id)\">\(location.line):\(location.column)</a>"
    if !first.sink.isEmpty { text += " → <code>\(escaped(first.sink))</code>" }
    if !first.declaration.isEmpty { text += " <small>in \(escaped(first.declaration))</small>" }
    text += "</h3>\n<ul class=\"messages\">\n"
    for finding in group {
      let certainty = finding.certainty == .certain ? "" : ", \(finding.certainty.rawValue)"
      text += "<li class=\"\(finding.severity.rawValue)\"><b>\(finding.severity.rawValue)\(certainty)</b> "
      text += HTMLText.message(SafeText.oneLine(finding.message)) + " <code>\(finding.rule.rawValue)</code></li>\n"
    }
    text += "</ul>\n" + source(location, report)
    if !first.trace.isEmpty {
      text += HTMLChain.text(ChainRow.all(group), path: location.path)
    }
    let seen = Seen(group)
    text += others(group) + HTMLReplay.text(seen)
    for fix in seen.rewrites.map(\.fix) { text += HTMLRewrite.text(fix, report, shown: rewrites[fix.edits]) }
    for reason in unique(group.compactMap { $0.fix == nil ? $0.noFix : nil }) {
      text += "<p>No rewrite: \(HTMLText.message(SafeText.oneLine(reason))).</p>\n"
    }
    return text + "</article>\n"
  }

  private static func escaped(_ text: String) -> String { HTMLText.escaped(SafeText.oneLine(text)) }

  private static func source(_ location: Location, _ report: Report) -> String {
    guard let excerpt = SourceExcerpt(location, in: report.sources) else { return "" }
    let marks = escapedMarks(excerpt)
    return "<pre class=\"source\" tabindex=\"0\" aria-label=\"Source\"><code>"
      + "\(HTMLText.escaped(marks.before))<mark>\(HTMLText.escaped(marks.marked))</mark>\(HTMLText.escaped(marks.after))"
      + "</code></pre>\n"
  }

  /// The line as it is shown, cut at its marks: both are one column a character, but for wide ones.
  private static func escapedMarks(_ excerpt: SourceExcerpt) -> (before: String, marked: String, after: String) {
    let blanks = excerpt.marks.prefix { $0 != "^" }
    let width = excerpt.marks.count { $0 == "^" }
    var column = 0
    var parts = ("", "", "")
    for character in excerpt.line {
      let isMarked = column >= blanks.count && column < blanks.count + width
      if column < blanks.count {
        parts.0.append(character)
      } else if isMarked {
        parts.1.append(character)
      } else {
        parts.2.append(character)
      }
      column += character == "\t" ? 1 : max(1, DisplayWidth.of(character))
    }
    // The indentation says nothing here.
    let indentation = parts.0.prefix { $0 == " " || $0 == "\t" }
    return (String(parts.0.dropFirst(indentation.count)), parts.1, parts.2)
  }

  /// Places that the chain's steps do not show.
  private static func others(_ group: [Finding]) -> String {
    let steps = Set(group.flatMap(\.trace).map(\.location))
    let related = TextReporter.joined(group.flatMap(\.related).filter { !steps.contains($0.location) })
    if related.isEmpty { return "" }
    let path = group[0].location.path
    let items = related.prefix(6).map { related in
      let place = (related.location.path == path ? "line " : related.location.path + ":") + "\(related.location.line)"
      return "<li>\(escaped(place)): \(HTMLText.message(SafeText.oneLine(related.message)))</li>\n"
    }
    let rest = related.count > 6 ? "<li>and \(Count.of(related.count - 6, "more place"))</li>\n" : ""
    return "<ul class=\"others\">\n" + items.joined() + rest + "</ul>\n"
  }
}
