// Runs of operator characters, and what binds them to their neighbours.
extension TokenScanner {
  /// Most periods are followed by a member's name, and that is all there is to know of them.
  @inline(__always)
  mutating func scanPeriod() {
    guard traits(at: offset + 1).byteClass == .word else { return scanOperator() }
    let start = offset
    offset += 1
    append(.period, from: start, flags: .rightBound)
  }

  /// Most equals signs are alone between spaces.
  @inline(__always)
  mutating func scanEqual() {
    guard byte(at: offset + 1) == UInt8(ascii: " ") else { return scanOperator() }
    appendByte(.equal)
  }

  mutating func scanOperator() {
    let start = offset
    let isLeftBound = isLeftBound(start)
    let first = bytes[start]
    if isLeftBound, first == UInt8(ascii: "?") || first == UInt8(ascii: "!") {
      offset += 1
      return appendOperator(first == UInt8(ascii: "?") ? .question : .exclamation, from: start)
    }
    if let slash = skipOperatorRun(), scanBareRegex(at: slash, operatorStart: start) { return }
    leaveGenericParameters(after: start)
    appendOperator(operatorKind(from: start), from: start)
  }

  /// Moves `offset` over the run, to where a comment or a placeholder begins, and gives the first slash in it.
  private mutating func skipOperatorRun() -> Int? {
    let start = offset
    let startsWithPeriod = bytes[start] == UInt8(ascii: ".")
    var slash: Int?
    while offset < count {
      let current = bytes[offset]
      if traits[Int(current)].isOperator {
        switch current {
        case UInt8(ascii: "."):
          if offset > start, !startsWithPeriod { return slash }
        case UInt8(ascii: "/"):
          // The first byte was seen to begin no comment.
          if offset > start, commentStarts(at: offset) { return slash }
          if slash == nil { slash = offset }
        case UInt8(ascii: "<") where offset > start && byte(at: offset + 1) == UInt8(ascii: "#"):
          if placeholderEnd(from: offset) != nil { return slash }
        default:
          break
        }
        offset += 1
      } else if current < 0x80 {
        return slash
      } else {
        let (scalar, length) = decodedScalar(at: offset)
        guard let scalar, UnicodeClass.continuesOperator(scalar) else { return slash }
        offset += length
      }
    }
    return slash
  }

  /// `func +=<Element>(…)`: the angle bracket that a name follows is no part of an operator's own. (ParseDecl.cpp:
  /// `parseDeclFunc`)
  private mutating func leaveGenericParameters(after start: Int) {
    guard offset - start > 1, bytes[offset - 1] == UInt8(ascii: "<"), traits(at: offset).byteClass == .word,
      tokens.last?.kind == .kwFunc
    else { return }
    offset -= 1
  }

  @inline(__always)
  func commentStarts(at slash: Int) -> Bool {
    let next = byte(at: slash + 1)
    return next == UInt8(ascii: "/") || next == UInt8(ascii: "*")
  }

  func operatorKind(from start: Int) -> TokenKind {
    switch offset - start {
    case 1:
      switch bytes[start] {
      case UInt8(ascii: "="): return .equal
      case UInt8(ascii: "&"): return .ampersand
      case UInt8(ascii: "."): return .period
      case UInt8(ascii: "?"): return .question
      case UInt8(ascii: "!"): return .exclamation
      default: return .op
      }
    case 2 where bytes[start] == UInt8(ascii: "-") && bytes[start + 1] == UInt8(ascii: ">"):
      return .arrow
    default:
      return .op
    }
  }

  mutating func appendOperator(_ kind: TokenKind, from start: Int) {
    let isRightBound = isRightBound(isLeftBound: isLeftBound(start))
    append(kind, from: start, flags: isRightBound ? .rightBound : [])
  }

  /// Whether the operator that ends at `offset` is bound to what follows.
  func isRightBound(isLeftBound: Bool) -> Bool {
    guard offset < count else { return false }
    let next = bytes[offset]
    if traits[Int(next)].separatesOnRight { return false }
    switch next {
    // `x^.y` is a postfix `^` and a member; `^.y` is a prefix and an implicit member.
    case UInt8(ascii: "."):
      return !isLeftBound
    case UInt8(ascii: "/"):
      return !commentStarts(at: offset)
    case 0xC2:
      return byte(at: offset + 1) != 0xA0
    default:
      return true
    }
  }
}
