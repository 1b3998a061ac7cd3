/// Questions about a node's text that need no copy of it: most names are looked at only to be passed over.
extension SyntaxTree {
  /// Whether the token that names a node has this text.
  func isNamed(_ id: NodeID, _ name: String) -> Bool { holds(nameRange(token: self[id].token), name) }

  /// Whether this is the text of the label's token; `nil` for no label, and for `_`.
  func isLabelled(_ id: NodeID, _ label: String?) -> Bool {
    let extra = self[id].extra
    guard extra != 0, tokens[Int(extra)].kind != .wildcard else { return label == nil }
    return label.map { holds(nameRange(token: extra), $0) } ?? false
  }

  /// Whether a node's source ends with `suffix`.
  func text(_ id: NodeID, endsWith suffix: String) -> Bool {
    let range = range(id)
    let start = range.upperBound - suffix.utf8.count
    return start >= range.lowerBound && holds(start..<range.upperBound, suffix)
  }

  private func holds(_ range: Range<Int>, _ text: String) -> Bool {
    guard range.count == text.utf8.count else { return false }
    return source.withUnsafeBufferPointer { bytes in
      var index = range.lowerBound
      for byte in text.utf8 {
        if bytes[index] != byte { return false }
        index += 1
      }
      return true
    }
  }
}
