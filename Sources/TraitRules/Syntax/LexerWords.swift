// Names, reserved words, `$0`, and what starts with a pound.
extension TokenScanner {
  @inline(__always)
  mutating func skipWord() {
    var position = offset
    if position < lastLineBreak {
      while traits[Int(bytes[position])].continuesWord { position &+= 1 }
    } else {
      while position < count, traits[Int(bytes[position])].continuesWord { position &+= 1 }
    }
    offset = position
    if position < count, bytes[position] >= 0x80 { skipWordOutsideASCII() }
  }

  @inline(never)
  private mutating func skipWordOutsideASCII() {
    while offset < count {
      if traits[Int(bytes[offset])].continuesWord {
        offset += 1
      } else {
        let (scalar, length) = decodedScalar(at: offset)
        guard let scalar, UnicodeClass.continuesIdentifier(scalar) else { return }
        offset += length
      }
    }
  }

  @inline(__always)
  mutating func scanWord() {
    let start = offset
    skipWord()
    let meaning = Keywords.meaning(of: bytes + start, count: offset - start, slots: keywords)
    append(meaning.kind, from: start, word: meaning.word)
  }

  /// `$0` and `$name`; a lone `$` is a name, as the compiler has it.
  mutating func scanDollar() {
    let start = offset
    offset += 1
    skipWord()
    append(offset == start + 1 ? .identifier : .dollarIdentifier, from: start)
  }

  /// `` `default` ``, and since Swift 6.2 any text on one line between backticks.
  mutating func scanBacktick() {
    let start = offset
    offset += 1
    while offset < count {
      switch bytes[offset] {
      case UInt8(ascii: "`"):
        offset += 1
        return append(.identifier, from: start, flags: offset == start + 2 ? .malformed : [])
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        // No other backtick is on this line, so it is not read a third time.
        lookaheadSteps += offset - start
        offset = start
        return scanUnknown(length: 1)
      default:
        offset += 1
      }
    }
    lookaheadSteps += offset - start
    offset = start
    scanUnknown(length: 1)
  }

  /// Pounds in front of a quote or a slash belong to a string or a regex; otherwise each is a token, and the last may
  /// be part of a directive. The run is handled as a whole: looking past it from each pound would be quadratic.
  mutating func scanPound() {
    let start = offset
    var end = start
    while byte(at: end) == UInt8(ascii: "#") { end += 1 }
    switch byte(at: end) {
    case UInt8(ascii: "\""):
      return scanString(from: start, pounds: end - start)
    case UInt8(ascii: "/"):
      return scanExtendedRegex(from: start, pounds: end - start)
    default:
      while offset < end - 1 { appendByte(.pound) }
    }
    var wordEnd = end
    while traits(at: wordEnd).byteClass == .word { wordEnd += 1 }
    guard let kind = Keywords.directive(UnsafeBufferPointer(start: bytes + end, count: wordEnd - end)) else {
      // The word is read again as a name. Once: a name has no pound in it.
      lookaheadSteps += wordEnd - end
      return appendByte(.pound)
    }
    let directiveStart = offset
    offset = wordEnd
    append(kind, from: directiveStart)
  }

  /// `<#name#>` on one line, or an operator.
  @inline(__always)
  mutating func scanLeftAngle() {
    if byte(at: offset + 1) == UInt8(ascii: "#"), let end = placeholderEnd(from: offset) {
      let start = offset
      offset = end
      return append(.placeholder, from: start)
    }
    if !skipConflict(.merge) { scanOperator() }
  }

  /// Where the placeholder that starts at `start` ends. The search stops at the next `<#`, so that no byte is searched
  /// twice on behalf of different placeholders.
  mutating func placeholderEnd(from start: Int) -> Int? {
    var position = start + 2
    defer { lookaheadSteps += position - start }
    while position < count {
      switch bytes[position] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        return nil
      case UInt8(ascii: "<") where byte(at: position + 1) == UInt8(ascii: "#"):
        return nil
      case UInt8(ascii: "#") where byte(at: position + 1) == UInt8(ascii: ">"):
        return position + 2
      default:
        position += 1
      }
    }
    return nil
  }
}
