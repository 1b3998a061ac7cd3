import Foundation

/// Rows in columns as wide as they need to be: text to the left, figures to the right, as Markdown.
struct Table {
  private var rows: [[String]]

  init(_ columns: String...) { rows = [columns] }

  mutating func add(_ row: [String]) { rows.append(row) }

  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max()! }
    let lines = rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + space : space + cell.0
      }
      return "| " + cells.joined(separator: " | ") + " |"
    }
    let rule = widths.enumerated().map { column, width in
      column == 0 ? String(repeating: "-", count: width) : String(repeating: "-", count: width - 1) + ":"
    }
    return ([lines[0], "| " + rule.joined(separator: " | ") + " |"] + lines.dropFirst()).joined(separator: "\n")
  }
}

extension Double {
  func rounded(to digits: Int) -> String { String(format: "%.\(digits)f", self) }
}

/// Prints a line at once: a row is worth seeing while the next is being measured, in a pipe too.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
