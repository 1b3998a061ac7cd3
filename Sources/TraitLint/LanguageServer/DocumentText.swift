/// A place as the protocol has it: line and column from 0, the column in UTF-16 code units.
struct TextPosition: Equatable {
  var line: Int
  var character: Int
}

/// A document's text, and the way between byte offsets and positions in it.
struct DocumentText: Sendable {
  private(set) var bytes: [UInt8]
  /// Offsets of the lines' first bytes; a line ends in a line feed, a carriage return or both.
  private var lineStarts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = Self.lineStarts(bytes)
  }

  private static func lineStarts(_ bytes: [UInt8]) -> [Int] {
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices {
        let isCarriageReturn = bytes[index] == 0x0D
        let isHalf = isCarriageReturn && index + 1 < bytes.count && bytes[index + 1] == 0x0A
        if bytes[index] == 0x0A || isCarriageReturn && !isHalf { starts.append(index + 1) }
      }
    }
    return starts
  }

  /// The position of a byte offset; one that is not in the text is taken for its nearest end.
  func position(of offset: Int) -> TextPosition {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    var units = 0
    for byte in bytes[lineStarts[low]..<offset] { units += Self.units(startingAt: byte) }
    return TextPosition(line: low, character: units)
  }

  /// The byte offset of a position. A column behind the line's end means its end, one inside a pair the pair's start.
  func offset(of position: TextPosition) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lineStarts.count else { return bytes.count }
    var index = lineStarts[position.line]
    var units = 0
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      units += Self.units(startingAt: bytes[index])
      if units > position.character { break }
      index += 1
      while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
    }
    return index
  }

  /// The blanks that a line begins with.
  func indentation(ofLine line: Int) -> String {
    guard lineStarts.indices.contains(line) else { return "" }
    let blanks = bytes[lineStarts[line]...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: blanks, as: UTF8.self)
  }

  mutating func replace(_ range: Range<TextPosition>?, with text: String) {
    if let range {
      let start = offset(of: range.lowerBound)
      bytes.replaceSubrange(start..<max(start, offset(of: range.upperBound)), with: text.utf8)
    } else {
      bytes = Array(text.utf8)
    }
    lineStarts = Self.lineStarts(bytes)
  }

  /// How many UTF-16 code units the scalar has whose UTF-8 begins with a byte; 0 for the bytes that follow it.
  private static func units(startingAt byte: UInt8) -> Int {
    if byte & 0xC0 == 0x80 { return 0 }
    return byte >= 0xF0 ? 2 : 1
  }
}

extension TextPosition: Comparable {
  static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}
