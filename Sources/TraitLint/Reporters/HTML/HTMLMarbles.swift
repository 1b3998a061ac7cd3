import TraitRules

/// A run as an SVG drawing. It is as wide as a phone's screen, so that its text is never scaled down.
struct HTMLMarbles {
  let diagram: MarbleDiagram

  private static let width = 344
  private static let margin = 8
  private static let headHeight = 26
  private static let laneHeight = 66
  /// From the top of a lane to its line.
  private static let lineOffset = 34
  private static let markWidth = 25
  private static let runWidth = 20
  private static let longestName = 44

  static func figure(_ diagram: MarbleDiagram) -> String {
    "<figure>\n<figcaption>\(HTMLText.message(SafeText.oneLine(diagram.title)))</figcaption>\n"
      + HTMLMarbles(diagram: diagram).drawing + "</figure>\n"
  }

  private var columnWidth: Int { (HTMLMarbles.width - 2 * HTMLMarbles.margin) / max(1, diagram.columns.count) }
  private func center(_ column: Int) -> Int { HTMLMarbles.margin + columnWidth * column + columnWidth / 2 }

  private var drawing: String {
    let height = HTMLMarbles.headHeight + HTMLMarbles.laneHeight * diagram.lanes.count
    var text = "<svg role=\"img\" width=\"\(HTMLMarbles.width)\" height=\"\(height)\" "
    text += "viewBox=\"0 0 \(HTMLMarbles.width) \(height)\">\n<title>\(HTMLText.escaped(words))</title>\n"
    for (column, title) in diagram.columns.enumerated() {
      text += Self.label(title, center(column), 14, "head")
    }
    for (index, lane) in diagram.lanes.enumerated() {
      text += draw(lane, top: HTMLMarbles.headHeight + HTMLMarbles.laneHeight * index)
    }
    return text + "</svg>\n"
  }

  // MARK: - Lanes

  private func draw(_ lane: MarbleDiagram.Lane, top: Int) -> String {
    let y = top + HTMLMarbles.lineOffset
    let name = SafeText.oneLine(lane.name)
    let shown = name.count > HTMLMarbles.longestName ? name.prefix(HTMLMarbles.longestName - 1) + "…" : name[...]
    var text =
      "<text class=\"name\" x=\"\(HTMLMarbles.margin)\" y=\"\(top + 12)\">\(HTMLText.escaped(String(shown)))</text>\n"
    var (marks, end) = ("", HTMLMarbles.width - HTMLMarbles.margin)
    var isOver = false
    for (column, cell) in lane.cells.enumerated() {
      if isOver, lane.kind == .sink, isSourceSending(column) {
        marks += Self.label("nothing", center(column), y + 4, "none")
      }
      let width = lane.kind == .effect ? HTMLMarbles.runWidth : HTMLMarbles.markWidth
      let room = max(1, columnWidth / width)
      let shown = cell.count > room ? cell.prefix(max(1, room - 1)) : cell[...]
      let slots = shown.count + (cell.count > room ? 1 : 0)
      var x = center(column) - width * (slots - 1) / 2
      for mark in shown {
        marks += Self.draw(mark, x, y)
        if lane.kind != .effect, mark.kind == .error || mark.kind == .completed { (isOver, end) = (true, x) }
        x += width
      }
      if cell.count > room { marks += Self.label("+\(cell.count - shown.count)", x, y + 4, "note") }
      marks += note(cell, column, y + 27)
    }
    if lane.kind != .effect {
      let arrow = isOver ? "" : "l-6 -4m6 4l-6 4"
      text += "<path class=\"flow\" d=\"M\(HTMLMarbles.margin) \(y)H\(end)\(arrow)\"/>\n"
    }
    return text + marks
  }

  private func isSourceSending(_ column: Int) -> Bool {
    diagram.lanes.contains { $0.kind == .source && !$0.cells[column].isEmpty }
  }

  /// In a word what the marks of a column are, so that nothing hangs on shape or colour alone.
  private func note(_ cell: [MarbleDiagram.Mark], _ column: Int, _ y: Int) -> String {
    let runs = cell.count { $0.kind == .run || $0.kind == .failedRun }
    let word: String? =
      if cell.contains(where: { $0.kind == .failedRun }) {
        "fails"
      } else if cell.contains(where: { $0.kind == .error }) {
        "error"
      } else if runs > 1 {
        "\(runs) runs"
      } else if cell.contains(where: { !$0.isOnMain }) {
        "off main"
      } else if cell.contains(where: { $0.kind == .completed }) {
        "end"
      } else { nil }
    return word.map { Self.label($0, center(column), y, ["fails", "error", "off main"].contains($0) ? "bad" : "note") }
      ?? ""
  }

  // MARK: - Marks

  static func draw(_ mark: MarbleDiagram.Mark, _ x: Int, _ y: Int) -> String {
    switch mark.kind {
    case .element, .otherElement:
      let shape =
        mark.isOnMain
        ? "<circle class=\"on\" cx=\"\(x)\" cy=\"\(y)\" r=\"11\"/>"
        : "<path class=\"off\" d=\"M\(x) \(y - 13)l13 13l-13 13l-13 -13z\"/>"
      let symbol = mark.kind == .element ? "\(mark.origin)" : "★"
      return shape + label(symbol, x, y + 4, mark.isOnMain ? "in" : "out")
    case .error: return cross(x, y)
    case .completed: return "<path class=\"end\" d=\"M\(x) \(y - 12)v24\"/>\n"
    case .run: return "<path class=\"run\" d=\"M\(x - 8) \(y + 8)l8 -16l8 16z\"/>\n"
    case .failedRun:
      return "<path class=\"failed\" d=\"M\(x - 10) \(y + 9)l10 -20l10 20z\"/>\n" + label("!", x, y + 7, "why")
    }
  }

  private static func cross(_ x: Int, _ y: Int) -> String {
    "<path class=\"cross\" d=\"M\(x - 8) \(y - 8)l16 16m0 -16l-16 16\"/>\n"
  }

  private static func label(_ text: String, _ x: Int, _ y: Int, _ style: String) -> String {
    "<text class=\"\(style)\" x=\"\(x)\" y=\"\(y)\">\(HTMLText.escaped(text))</text>\n"
  }

  // MARK: - Words

  /// The drawing for whoever does not see it.
  private var words: String {
    let lanes = diagram.lanes.map { lane in
      let cells = zip(diagram.columns, lane.cells).filter { !$0.1.isEmpty }.map { column, cell in
        "\(column): " + cell.map(Self.words).joined(separator: ", ")
      }
      return "\(SafeText.oneLine(lane.name)): \(cells.isEmpty ? "nothing" : cells.joined(separator: "; "))"
    }
    return lanes.joined(separator: ". ") + "."
  }

  private static func words(_ mark: MarbleDiagram.Mark) -> String {
    let place = mark.isOnMain ? "" : " off main"
    switch mark.kind {
    case .element: return "element \(mark.origin)\(place)"
    case .otherElement: return "another element\(place)"
    case .error: return "error\(place)"
    case .completed: return "end"
    case .run: return "run"
    case .failedRun: return "run that fails"
    }
  }
}
