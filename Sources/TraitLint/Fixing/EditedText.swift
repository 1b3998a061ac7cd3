import TraitRules

/// Text with edits made in it.
enum EditedText {
  /// nil where edits overlap, leave the text or cut a character in two: then none can be trusted.
  static func applying(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8]? {
    // Two insertions at one place keep the order in which they were given: `sorted` is stable.
    let ordered = edits.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 64)
    var position = 0
    for edit in ordered {
      guard edit.start >= position, edit.end >= edit.start, edit.end <= bytes.count,
        isBoundary(edit.start, in: bytes), isBoundary(edit.end, in: bytes)
      else { return nil }
      result += bytes[position..<edit.start]
      result += edit.replacement.utf8
      position = edit.end
    }
    result += bytes[position...]
    return result
  }

  private static func isBoundary(_ offset: Int, in bytes: [UInt8]) -> Bool {
    offset == bytes.count || bytes[offset] & 0xC0 != 0x80
  }
}
