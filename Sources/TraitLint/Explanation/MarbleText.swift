import TraitRules

/// A run as marbles for the terminal: `(1)` on main, `[1]` off main, `✗` an error, `|` the end.
struct MarbleText {
  let diagram: MarbleDiagram
  let style: TextStyle

  private static let nameWidth = 26
  private static let columnWidth = 12

  static let legend = "(1) on main   [1] off main   (*) another value   ↗ request   ✗ error   | end"

  var text: String {
    var head = String(repeating: " ", count: MarbleText.nameWidth + 2)
    for column in diagram.columns { head += column.padded(to: MarbleText.columnWidth) }
    var text = "  " + style.paint(MarbleText.code(diagram.title), .bold) + "\n"
    text += "  " + style.paint(head.withoutTrailingBlanks, .dim) + "\n"
    for lane in diagram.lanes { text += "  " + row(lane) + "\n" }
    return text
  }

  /// What stands between grave accents comes from the source.
  private static func code(_ text: String) -> String { SafeText.oneLine(text) }

  private func row(_ lane: MarbleDiagram.Lane) -> String {
    let name = SafeText.oneLine(lane.name)
    let shown = name.count > MarbleText.nameWidth ? name.prefix(MarbleText.nameWidth - 1) + "…" : name
    var text = shown.padded(to: MarbleText.nameWidth) + "  "
    var isOver = lane.kind == .effect
    for marks in lane.cells {
      var width = 0
      var cell = ""
      for (index, mark) in marks.enumerated() {
        let (symbol, paint) = symbol(mark)
        if width + symbol.count > MarbleText.columnWidth - 3, index < marks.count - 1 {
          cell += "…"
          width += 1
          break
        }
        cell += style.paint(symbol, paint)
        width += symbol.count
        if lane.kind != .effect, mark.kind == .error || mark.kind == .completed { isOver = true }
      }
      let rest = max(0, MarbleText.columnWidth - width)
      text += cell + String(repeating: isOver ? " " : "─", count: rest)
    }
    return text.withoutTrailingBlanks
  }

  private func symbol(_ mark: MarbleDiagram.Mark) -> (String, TextStyle.Paint) {
    switch mark.kind {
    case .element: mark.isOnMain ? ("(\(mark.origin))", .green) : ("[\(mark.origin)]", .yellow)
    case .otherElement: mark.isOnMain ? ("(*)", .green) : ("[*]", .yellow)
    case .error, .failedRun: ("✗", .red)
    case .completed: ("|", .dim)
    case .run: ("↗", .cyan)
    }
  }
}
