import TraitRules

/// A chain for the terminal: one step a line with its three facts, and below it what changed them.
struct ChainTable {
  let rows: [ChainRow]
  /// The file that needs no mention.
  let path: String
  let style: TextStyle

  /// Terminals are at least this wide.
  static let width = 80

  private static let columns: [(guarantee: Guarantee, title: String, width: Int)] = [
    (.delivery, "delivery", 12), (.failure, "failure", 10), (.sharing, "sharing", 10),
  ]
  private static let gap = "  "
  private static let factsWidth = columns.reduce(0) { $0 + $1.width } + gap.count * columns.count

  private var gutter: Int { max(2, rows.map { "\($0.location.line)".count }.max() ?? 0) }
  /// What is left for the steps; no wider than they are.
  private var stepWidth: Int {
    let widest = rows.map { stepText($0).count }.max() ?? 0
    return min(max(20, widest), ChainTable.width - ChainTable.factsWidth - gutter - 4)
  }

  var text: String {
    let (gutter, stepWidth) = (gutter, stepWidth)
    let indent = String(repeating: " ", count: gutter + 4)
    var head = indent + "step".padded(to: stepWidth)
    for column in ChainTable.columns { head += ChainTable.gap + "  " + column.title.padded(to: column.width - 2) }
    var text = style.paint(head.withoutTrailingBlanks, .dim) + "\n"
    var file = path
    for row in rows {
      if row.location.path != file {
        file = row.location.path
        text += "  " + style.paint("in \(shortened(SafeText.oneLine(file)))", .dim) + "\n"
      }
      let number = "\(row.location.line)".padded(to: gutter, isLeading: true)
      text += "  \(style.paint(number, .dim))  " + step(row, stepWidth, indent)
      for note in row.notes {
        for (index, line) in Wrapped.lines(SafeText.oneLine(note.text), width: ChainTable.width - gutter - 8)
          .enumerated()
        {
          text += indent + (index == 0 ? "  " : "    ") + style.paint(line, .cyan) + "\n"
        }
      }
    }
    return text
  }

  /// The end of a path says more than its beginning.
  private func shortened(_ path: String) -> String {
    let room = ChainTable.width - 6
    guard path.count > room else { return path }
    let end = path.suffix(room)
    return "…" + (end.firstIndex(of: "/").map { end[$0...] } ?? end)
  }

  private func stepText(_ row: ChainRow) -> String { arrow(row) + SafeText.oneLine(row.text) }

  private func arrow(_ row: ChainRow) -> String { row.isSink ? "→ " : "" }

  /// The step with its facts behind it, or below it where it is too long.
  private func step(_ row: ChainRow, _ stepWidth: Int, _ indent: String) -> String {
    let arrow = arrow(row)
    var lines = Wrapped.lines(SafeText.oneLine(row.text), width: stepWidth - arrow.count)
    lines[0] = arrow + lines[0]
    var text = ""
    for (index, line) in lines.enumerated() {
      if index > 0 { text += indent + "  " }
      let isLast = index == lines.count - 1
      text += isLast ? line.padded(to: stepWidth - (index > 0 ? 2 : 0)) + facts(row) + "\n" : line + "\n"
    }
    return text
  }

  private func facts(_ row: ChainRow) -> String {
    var text = ""
    var blanks = ""
    for column in ChainTable.columns {
      let cell = row.cell(column.guarantee)
      let (mark, paint) = mark(cell)
      let word = mark + " " + cell.word
      text += blanks + ChainTable.gap + (paint.map { style.paint(word, $0) } ?? word)
      // Blanks come only before something, so that no line ends in them.
      blanks = String(repeating: " ", count: max(0, column.width - word.count))
    }
    return text
  }

  private func mark(_ cell: ChainRow.Cell) -> (String, TextStyle.Paint?) {
    if cell.isReported { return ("✗", .red) }
    switch cell.change {
    case .lost, .ended: return ("✗", .red)
    case .won: return ("✓", .green)
    case .unsettled: return ("?", .yellow)
    case nil: return (" ", cell.standing == .held ? nil : cell.standing == .lost ? .yellow : .dim)
    }
  }
}

extension String {
  /// With blanks up to `width` characters, behind or in front.
  func padded(to width: Int, isLeading: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, width - count))
    return isLeading ? blanks + self : self + blanks
  }

  var withoutTrailingBlanks: String {
    var text = self
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }
}
