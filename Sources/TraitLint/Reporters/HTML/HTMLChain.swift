import TraitRules

/// A chain drawn as a lane of steps with a track for each guarantee, like the lines of a railway map: solid while it
/// holds, broken from where it is lost.
enum HTMLChain {
  private static let tracks: [(guarantee: Guarantee, title: String)] = [
    (.delivery, "main thread"), (.failure, "no error"), (.sharing, "shared"),
  ]

  static func text(_ rows: [ChainRow], path: String) -> String {
    var text = "<table class=\"chain\">\n<caption>The chain and its guarantees</caption>\n<thead><tr>"
    for track in tracks { text += "<th scope=\"col\">\(track.title)</th>" }
    text += "<th scope=\"col\">step</th></tr></thead>\n<tbody>\n"
    var file = path
    for (index, row) in rows.enumerated() {
      text += row.isSink ? "<tr class=\"sink\">" : "<tr>"
      for track in tracks {
        let before = index > 0 ? rows[index - 1].cell(track.guarantee) : nil
        text += cell(row.cell(track.guarantee), after: before, isLast: index == rows.count - 1, row.isSink)
      }
      text += step(row, isElsewhere: row.location.path != file) + "</tr>\n"
      file = row.location.path
    }
    return text + "</tbody>\n</table>\n"
  }

  // MARK: - Tracks

  private static func cell(
    _ cell: ChainRow.Cell, after before: ChainRow.Cell?, isLast: Bool, _ isSink: Bool
  ) -> String {
    let above = before.map { " a-\(name($0.standing))" } ?? ""
    let below = isLast ? "" : " b-\(name(cell.standing))"
    let node = Node(cell, isSink)
    // The symbol is for the eye, the words are for everybody.
    let label = node.isLabelled ? "<em>\(node.words)</em>" : "<span class=\"hidden\">\(node.words)</span>"
    let fact = cell.word.isEmpty ? "" : "<span class=\"hidden\"> (\(HTMLText.escaped(cell.word)))</span>"
    return "<td class=\"t\(above)\(below)\"><i class=\"k \(node.style)\" aria-hidden=\"true\">\(node.symbol)</i>"
      + label + fact + "</td>"
  }

  /// A stop on a track.
  private struct Node {
    var symbol = ""
    var style: String
    var words: String
    /// Whether the words are there to be seen.
    var isLabelled = true

    init(_ cell: ChainRow.Cell, _ isSink: Bool) {
      switch (cell.isReported, cell.change) {
      case (true, _): (symbol, style, words) = ("✕", "lost", cell.word == "ends" ? "ends" : "missing")
      case (_, .lost): (symbol, style, words) = ("✕", "lost", "lost")
      case (_, .ended): (symbol, style, words) = ("✕", "lost", "ends")
      case (_, .won): (symbol, style, words) = ("✓", "won", "won")
      case (_, .unsettled): (symbol, style, words) = ("?", "open", "open")
      case (_, nil):
        isLabelled = isSink
        switch cell.standing {
        case .held: (symbol, style, words) = isSink ? ("✓", "won", "holds") : ("", "dot held", "holds")
        case .lost: (style, words) = ("dot missing", "missing")
        case .open: (symbol, style, words) = isSink ? ("?", "open", "open") : ("", "dot unknown", "open")
        }
      }
    }
  }

  private static func name(_ standing: Standing) -> String {
    switch standing {
    case .held: "held"
    case .lost: "lost"
    case .open: "open"
    }
  }

  // MARK: - Steps

  private static func step(_ row: ChainRow, isElsewhere: Bool) -> String {
    var text = "<th scope=\"row\">"
    if isElsewhere { text += "<small>in \(HTMLText.escaped(SafeText.oneLine(row.location.path)))</small>" }
    text += "<small class=\"line\">\(row.location.line)</small> "
    text += (row.isSink ? "→ " : "") + "<code>\(HTMLText.escaped(SafeText.oneLine(row.text)))</code>"
    for note in row.notes {
      let track = tracks.first { $0.guarantee == note.guarantee }.map { "<b>\($0.title)</b> " } ?? ""
      text += "<p>\(track)\(HTMLText.message(SafeText.oneLine(note.text)))</p>"
    }
    return text + "</th>"
  }
}
