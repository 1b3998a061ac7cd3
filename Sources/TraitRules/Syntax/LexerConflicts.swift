/// What a version control system leaves where two changes met. From the first line to the last all is passed over, as
/// the compiler does: both sides at once are no code.
enum ConflictMarker {
  case merge, perforce

  fileprivate var opening: StaticString {
    switch self {
    case .merge: "<<<<<<< "
    case .perforce: ">>>> "
    }
  }

  fileprivate var closing: StaticString {
    switch self {
    case .merge: ">>>>>>> "
    case .perforce: "<<<<\n"
    }
  }
}

extension TokenScanner {
  /// Passes over the conflict that begins at `offset`; false, and nothing is passed, if none does.
  @inline(__always)
  mutating func skipConflict(_ marker: ConflictMarker) -> Bool {
    isAtLineStart(offset) && skipConflictAtLineStart(marker)
  }

  @inline(__always)
  private func isAtLineStart(_ position: Int) -> Bool {
    guard position > contentStart else { return true }
    return bytes[position - 1] == UInt8(ascii: "\n") || bytes[position - 1] == UInt8(ascii: "\r")
  }

  @inline(never)
  private mutating func skipConflictAtLineStart(_ marker: ConflictMarker) -> Bool {
    guard starts(with: marker.opening, at: offset), !unendingConflicts.contains(marker) else { return false }
    var position = offset
    while position < count {
      if starts(with: marker.closing, at: position), isAtLineStart(position) {
        offset = position + marker.closing.utf8CodeUnitCount
        skipToEndOfLine()
        passedNewline = true
        return true
      }
      position += 1
    }
    lookaheadSteps += count - offset
    unendingConflicts.append(marker)
    return false
  }

  private func starts(with text: StaticString, at position: Int) -> Bool {
    guard count - position >= text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[position + index] != text.utf8Start[index] { return false }
    return true
  }
}
