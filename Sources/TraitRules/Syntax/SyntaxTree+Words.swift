extension SyntaxTree {
  /// A node's source on one line: without comments, white space folded. So it can be shown where a comment would
  /// swallow what follows, and stays the same when the source is commented or reformatted.
  func words(_ id: NodeID) -> String {
    let range = range(id)
    guard source[range].contains(UInt8(ascii: "/")) else { return text(id).folded }
    return words(id, closures: [:])
  }

  /// The same with its closures as `{ … }`: what a sink or a call is named by.
  func outline(_ id: NodeID) -> String {
    guard source[range(id)].contains(UInt8(ascii: "{")) else { return words(id) }
    var closures: [Int: Int] = [:]
    var waiting = [id]
    while let at = waiting.popLast() {
      if self[at].kind == .closureExpr {
        closures[range(at).lowerBound] = range(at).upperBound
      } else {
        waiting += children(at)
      }
    }
    return words(id, closures: closures)
  }

  private func words(_ id: NodeID, closures: [Int: Int]) -> String {
    String(decoding: uncommented(range(id), from: Int(self[id].first), closures: closures), as: UTF8.self).folded
  }

  /// Whether one line can show it all: no text of several lines, no `#if`.
  var fitsOneLine: Bool {
    tokens.allSatisfy { token in
      token.kind != .poundIf
        && (token.kind == .endOfFile || !source[Int(token.start)..<Int(token.end)].contains(0x0A))
    }
  }

  /// A stretch of the source, but for the comments.
  ///
  /// - Parameters:
  ///   - first: the token with which it begins.
  ///   - closures: where closures end that are shown as `{ … }`, by where they begin.
  func uncommented(_ range: Range<Int>, from first: Int = 0, closures: [Int: Int] = [:]) -> [UInt8] {
    var bytes: [UInt8] = []
    var end = range.lowerBound
    // The tokens inside a string's interpolations come after it and lie within it.
    for token in tokens[first...] where Int(token.start) >= end {
      guard Int(token.start) < range.upperBound else { break }
      appendTrivia(end..<Int(token.start), to: &bytes)
      if let closing = closures[Int(token.start)] {
        bytes += "{ … }".utf8
        end = closing
        continue
      }
      end = min(Int(token.end), range.upperBound)
      bytes += source[Int(token.start)..<end]
    }
    appendTrivia(end..<max(end, range.upperBound), to: &bytes)
    return bytes
  }

  /// What stands between two tokens, but for the comments.
  private func appendTrivia(_ gap: Range<Int>, to bytes: inout [UInt8]) {
    var index = gap.lowerBound
    var depth = 0
    while index < gap.upperBound {
      let isSlash = source[index] == UInt8(ascii: "/")
      let next = index + 1 < gap.upperBound ? source[index + 1] : 0
      if isSlash, next == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if depth > 0, source[index] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else if isSlash, depth == 0 {
        while index < gap.upperBound, source[index] != 0x0A, source[index] != 0x0D { index += 1 }
      } else {
        if depth == 0 { bytes.append(source[index]) }
        index += 1
      }
    }
  }
}

extension String {
  /// White space folded, and what is left of broken lines: `items\n  .map` becomes `items.map`, `f(\n  x)` `f(x)`.
  var folded: String {
    guard utf8.contains(where: \.isSpace) else { return self }
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count)
    var isSpace = false
    var isBroken = false
    for byte in utf8 {
      if byte.isSpace {
        isSpace = true
        isBroken = isBroken || byte == 0x0A || byte == 0x0D
        continue
      }
      if isSpace, let last = result.last, !isBroken || !joins(last, byte) { result.append(UInt8(ascii: " ")) }
      isSpace = false
      isBroken = false
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// A chain on one line which, where it is wider than that many characters, loses its beginning, up to a period outside
  /// of brackets and texts, and never its last characters.
  func losingBeginning(beyond widest: Int, keeping last: Int = 1) -> String {
    guard count > widest else { return self }
    let characters = Array(self)
    var cut: Int?
    for period in outerPeriods(of: characters) where period < characters.count - max(last, 1) {
      if cut.map({ characters.count - $0 > widest }) ?? true { cut = period }
    }
    return cut.map { "…" + String(characters[$0...]) } ?? self
  }

  /// Periods that stand in no bracket and in no text.
  private func outerPeriods(of characters: [Character]) -> [Int] {
    var periods: [Int] = []
    /// The opening characters around, `"` for a text.
    var around: [Character] = []
    var index = 0
    while index < characters.count {
      let character = characters[index]
      if around.last == "\"" {
        if character == "\"" { around.removeLast() }
        if character == "\\" {
          index += 1
          if index < characters.count, characters[index] == "(" { around.append("(") }
        }
      } else {
        switch character {
        case "(", "[", "{", "\"": around.append(character)
        case ")", "]", "}": _ = around.popLast()
        case "." where around.isEmpty: periods.append(index)
        default: break
        }
      }
      index += 1
    }
    return periods
  }

  /// Whether two bytes with a line's end between them belong together.
  private func joins(_ left: UInt8, _ right: UInt8) -> Bool {
    switch (left, right) {
    case (UInt8(ascii: "("), _), (UInt8(ascii: "["), _), (_, UInt8(ascii: ")")), (_, UInt8(ascii: "]")): true
    // Not `==\n  .connected`.
    case (_, UInt8(ascii: ".")): !"=<&|+-*/%^~,:([{".utf8.contains(left)
    default: false
    }
  }
}

extension UInt8 {
  /// What separates words in Swift source: blanks, tabs and line ends.
  var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
