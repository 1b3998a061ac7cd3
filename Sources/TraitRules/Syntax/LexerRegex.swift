/// What failed attempts to read a regex have taught, so that no attempt repeats them.
struct RegexFailures {
  /// No bare regex that starts before this offset can end.
  var bareBefore = 0
}

extension TokenScanner {
  mutating func regexStarts(at slash: Int, operatorStart: Int) -> Bool { false }
  mutating func scanExtendedRegex(from start: Int, pounds: Int) {
    appendByte(.pound)
  }
}
