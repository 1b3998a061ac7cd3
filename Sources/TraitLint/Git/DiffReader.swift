/// Reads which lines a unified diff without context adds or changes.
enum DiffReader {
  /// The lines of the new side by path, as git writes paths. Where lines were only removed, those on both sides of the
  /// gap count: taking away a `catch` changes what stands around it.
  static func changedLines(in diff: [UInt8]) -> [String: [ClosedRange<Int>]] {
    var changes: [String: [ClosedRange<Int>]] = [:]
    var path: String?
    // Lines of a hunk still to come: one may look like a header.
    var pending = 0
    for bytes in diff.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if pending > 0, let first = bytes.first, first == UInt8(ascii: "+") || first == UInt8(ascii: "-") {
        pending -= 1
        continue
      }
      let line = String(decoding: bytes, as: UTF8.self)
      if line.hasPrefix("+++ ") {
        path = Self.path(line.dropFirst(4))
        if let path { changes[path] = changes[path] ?? [] }
      } else if line.hasPrefix("@@ "), let hunk = hunk(line) {
        pending = hunk.removed + hunk.added
        guard let path else { continue }
        let range = hunk.added > 0 ? hunk.start...hunk.start + hunk.added - 1 : hunk.start...hunk.start + 1
        changes[path, default: []].append(range)
      }
    }
    return changes
  }

  /// `@@ -12,2 +13,4 @@`; a count of one is left out.
  private static func hunk(_ line: String) -> (start: Int, removed: Int, added: Int)? {
    let parts = line.split(separator: " ")
    guard parts.count >= 3, parts[1].hasPrefix("-"), parts[2].hasPrefix("+") else { return nil }
    let old = parts[1].dropFirst().split(separator: ",").compactMap { Int($0) }
    let new = parts[2].dropFirst().split(separator: ",").compactMap { Int($0) }
    guard let start = new.first, !old.isEmpty else { return nil }
    return (start, old.count > 1 ? old[1] : 1, new.count > 1 ? new[1] : 1)
  }

  /// `b/NAME`, or the same in quotes with escapes; nil for `/dev/null`, the new side of a removed file.
  private static func path(_ text: Substring) -> String? {
    // A tab ends a name that has blanks.
    var name = String(text.prefix { $0 != "\t" })
    if name.hasPrefix("\""), name.hasSuffix("\"") { name = unquoted(name.dropFirst().dropLast()) }
    return name.hasPrefix("b/") ? String(name.dropFirst(2)) : nil
  }

  private static func unquoted(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      switch escape {
      case UInt8(ascii: "n"): bytes.append(0x0A)
      case UInt8(ascii: "t"): bytes.append(0x09)
      case UInt8(ascii: "r"): bytes.append(0x0D)
      case UInt8(ascii: "a"): bytes.append(0x07)
      case UInt8(ascii: "b"): bytes.append(0x08)
      case UInt8(ascii: "v"): bytes.append(0x0B)
      case UInt8(ascii: "f"): bytes.append(0x0C)
      case UInt8(ascii: "0")...UInt8(ascii: "3"):
        let digits = [escape] + rest.prefix(2)
        rest = rest.dropFirst(2)
        bytes.append(UInt8(String(decoding: digits, as: UTF8.self), radix: 8) ?? UInt8(ascii: "?"))
      default: bytes.append(escape)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
