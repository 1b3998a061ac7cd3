@testable import TraitRules

func lexed(_ bytes: [UInt8]) -> [Token] {
  bytes.withUnsafeBufferPointer(Lexer.tokens(of:))
}

func lexed(_ source: String) -> [Token] { lexed(Array(source.utf8)) }

/// Each token as its kind and its text: `identifier a`. The end of the file is left out.
func described(_ source: String) -> [String] {
  let bytes = Array(source.utf8)
  return lexed(bytes).dropLast().map { token in
    "\(token.kind) \(String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self))"
  }
}

func kinds(_ source: String) -> [TokenKind] { lexed(source).dropLast().map(\.kind) }

/// What is wrong with the tokens of `bytes`, whatever the bytes are; nil if nothing is.
///
/// Tokens stand in order; only an interpolation's lie inside another, its string; starts and ends of interpolations
/// pair; between tokens there is nothing but white space, comments and conflicts; the last is `endOfFile` at the end.
func totalityViolation(_ bytes: [UInt8]) -> String? {
  let tokens = lexed(bytes)
  guard let last = tokens.last, last.kind == .endOfFile else { return "no end of file" }
  guard Int(last.start) == bytes.count, Int(last.end) == bytes.count else { return "the end is not at the end" }
  /// Ends of the strings whose interpolation is open, and of the string read last, whose next one may follow.
  var openEnds: [UInt32] = []
  var stringEnd: UInt32?
  var position: UInt32 = 0
  for token in tokens {
    guard token.start <= token.end, Int(token.end) <= bytes.count else { return "\(token) has no extent" }
    if let end = stringEnd {
      if token.kind == .interpolationStart {
        guard token.start >= position, token.end <= end else { return "\(token) lies outside its string" }
        openEnds.append(end)
        stringEnd = nil
        position = token.end
        continue
      }
      position = end
      stringEnd = nil
    }
    guard token.start >= position else { return "\(token) overlaps" }
    if let gap = gapViolation(bytes[Int(position)..<Int(token.start)]) { return "before \(token): \(gap)" }
    switch token.kind {
    case .string:
      stringEnd = token.end
      position = token.start
    case .interpolationStart:
      return "\(token) follows no string"
    case .interpolationEnd:
      guard let end = openEnds.popLast() else { return "\(token) ends nothing" }
      stringEnd = end
      position = token.end
    case .endOfFile:
      guard openEnds.isEmpty, token == last else { return "\(token) comes too early" }
    default:
      guard token.end > token.start else { return "\(token) is empty" }
      if let end = openEnds.last, token.end > end { return "\(token) outlives its string" }
      position = token.end
    }
  }
  return nil
}

/// A second, slow reading of what may stand between tokens.
private func gapViolation(_ gap: ArraySlice<UInt8>) -> String? {
  var rest = gap
  let blanks: Set<UInt8> = [0, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20]
  while let first = rest.first {
    if blanks.contains(first) {
      rest = rest.dropFirst()
    } else if rest.starts(with: "//".utf8) {
      rest = rest.drop { $0 != 0x0A && $0 != 0x0D }
    } else if rest.starts(with: "/*".utf8) {
      var depth = 0
      repeat {
        if rest.starts(with: "/*".utf8) {
          depth += 1
          rest = rest.dropFirst(2)
        } else if rest.starts(with: "*/".utf8) {
          depth -= 1
          rest = rest.dropFirst(2)
        } else {
          rest = rest.dropFirst()
        }
      } while depth > 0 && !rest.isEmpty
    } else if rest.starts(with: [0xC2, 0xA0]) {
      rest = rest.dropFirst(2)
    } else if rest.starts(with: [0xEF, 0xBB, 0xBF]) {
      rest = rest.dropFirst(3)
    } else if rest.starts(with: "<<<<<<< ".utf8) || rest.starts(with: ">>>> ".utf8) {
      return nil
    } else {
      return "byte \(first) belongs to no token"
    }
  }
  return nil
}

/// How many bytes were looked at in vain, by scans that gave up and went back.
func lookaheadSteps(_ bytes: [UInt8]) -> Int {
  bytes.withUnsafeBufferPointer { source in
    var scanner = TokenScanner(source)
    scanner.scan()
    return scanner.lookaheadSteps
  }
}
