/// The difference between two texts in the form that `git apply` and `patch -p1` take.
enum UnifiedDiff {
  private static let context = 3

  /// - Parameter path: relative; where the patch will be applied.
  static func text(path: String, old: [UInt8], new: [UInt8]) -> String {
    let before = lines(old)
    let after = lines(new)
    let hunks = hunks(before, after)
    if hunks.isEmpty { return "" }
    return "--- \(name("a/" + path))\n+++ \(name("b/" + path))\n" + hunks.joined()
  }

  /// Lines with their ends.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  /// A line of the result: of the old text, of the new one, or of both.
  private enum Row {
    case kept(ArraySlice<UInt8>)
    case removed(ArraySlice<UInt8>)
    case added(ArraySlice<UInt8>)

    var isChange: Bool { if case .kept = self { false } else { true } }
  }

  private static func hunks(_ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>]) -> [String] {
    let rows = rows(before, after)
    let changes = rows.indices.filter { rows[$0].isChange }
    guard var first = changes.first else { return [] }
    var ranges: [Range<Int>] = []
    var last = first
    for index in changes.dropFirst() {
      if index - last > 2 * context {
        ranges.append(max(0, first - context)..<min(rows.count, last + 1 + context))
        first = index
      }
      last = index
    }
    ranges.append(max(0, first - context)..<min(rows.count, last + 1 + context))

    var texts: [String] = []
    var (position, oldLine, newLine) = (0, 1, 1)
    for range in ranges {
      for row in rows[position..<range.lowerBound] { advance(row, &oldLine, &newLine) }
      let (oldStart, newStart) = (oldLine, newLine)
      var body = ""
      for row in rows[range] {
        body += text(row)
        advance(row, &oldLine, &newLine)
      }
      position = range.upperBound
      texts.append("@@ -\(side(oldStart, oldLine)) +\(side(newStart, newLine)) @@\n" + body)
    }
    return texts
  }

  private static func advance(_ row: Row, _ oldLine: inout Int, _ newLine: inout Int) {
    switch row {
    case .kept: (oldLine, newLine) = (oldLine + 1, newLine + 1)
    case .removed: oldLine += 1
    case .added: newLine += 1
    }
  }

  /// `START,COUNT`; an empty side stands before the line it would follow.
  private static func side(_ start: Int, _ end: Int) -> String {
    "\(end == start ? start - 1 : start),\(end - start)"
  }

  private static func text(_ row: Row) -> String {
    let (mark, line) =
      switch row {
      case .kept(let line): (" ", line)
      case .removed(let line): ("-", line)
      case .added(let line): ("+", line)
      }
    let text = mark + String(decoding: line, as: UTF8.self)
    return line.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n"
  }

  private static func rows(_ before: [ArraySlice<UInt8>], _ after: [ArraySlice<UInt8>]) -> [Row] {
    var rows: [Row] = []
    let difference = after.difference(from: before)
    var removed = Set<Int>()
    var added = Set<Int>()
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var (old, new) = (0, 0)
    while old < before.count || new < after.count {
      if old < before.count, removed.contains(old) {
        rows.append(.removed(before[old]))
        old += 1
      } else if new < after.count, added.contains(new) {
        rows.append(.added(after[new]))
        new += 1
      } else {
        rows.append(.kept(before[old]))
        (old, new) = (old + 1, new + 1)
      }
    }
    return rows
  }

  /// A name as git quotes it, and with the tab behind it that keeps blanks in it from being taken for a date.
  private static func name(_ name: String) -> String {
    let needsQuotes = name.utf8.contains {
      $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\")
    }
    guard needsQuotes else { return name.contains(" ") ? name + "\t" : name }
    var text = "\""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 8)
        text += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
