/// Reads a manifest's text for calls, without understanding anything else in it.
struct ManifestReader {
  private let text: [UInt8]
  private var index = 0

  init(_ text: [UInt8]) { self.text = text }

  private enum Token: Equatable {
    case word(String)
    /// The contents; nil where they are more than plain text.
    case string(String?)
    case mark(UInt8)
  }

  mutating func targets() -> [PackageManifest.Target] {
    var targets: [PackageManifest.Target] = []
    var isAfterDot = false
    var kind: PackageManifest.Target.Kind?
    while let token = next() {
      if token == .mark(UInt8(ascii: "(")), let declared = kind, let target = self.target(declared) {
        targets.append(target)
      }
      if case .word(let word) = token, isAfterDot {
        kind = PackageManifest.Target.Kind(rawValue: word)
      } else {
        kind = nil
      }
      isAfterDot = token == .mark(UInt8(ascii: "."))
    }
    return targets
  }

  /// The arguments of a call, up to its end. What stands inside them, such as a dependency on another target, is no
  /// declaration.
  private mutating func target(_ kind: PackageManifest.Target.Kind) -> PackageManifest.Target? {
    var depth = 1
    var label: String?
    var values: [String: String?] = [:]
    var before: Token?
    while depth > 0, let token = next() {
      defer { before = token }
      switch token {
      case .mark(let byte) where "([{".utf8.contains(byte): depth += 1
      case .mark(let byte) where ")]}".utf8.contains(byte): depth -= 1
      case .mark(UInt8(ascii: ",")) where depth == 1: label = nil
      case .mark(UInt8(ascii: ":")) where depth == 1 && label == nil:
        if case .word(let word)? = before {
          label = word
          values[word] = .some(nil)
        }
      case .string(let text) where depth == 1 && before == .mark(UInt8(ascii: ":")):
        if let label { values[label] = text }
      default:
        // More than one token makes an expression: `"A" + suffix`.
        if depth == 1, let label, case .string? = before { values[label] = .some(nil) }
      }
    }
    // A product of a plugin has targets of its own; a target has not.
    guard let name = values["name"] ?? nil, !name.isEmpty, values["targets"] == nil else { return nil }
    guard let path = values["path"] else { return PackageManifest.Target(kind: kind, name: name) }
    return path.map { PackageManifest.Target(kind: kind, name: name, path: $0) }
  }

  // MARK: Tokens

  private func byte(_ offset: Int = 0) -> UInt8? { index + offset < text.count ? text[index + offset] : nil }

  private mutating func next() -> Token? {
    while let byte = byte() {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): index += 1
      case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "/"):
        while let byte = self.byte(), byte != UInt8(ascii: "\n") { index += 1 }
      case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        if let string = string() { return string }
        index += 1
        return .mark(byte)
      case _ where Self.isWord(byte):
        let start = index
        while let byte = self.byte(), Self.isWord(byte) { index += 1 }
        return .word(String(decoding: text[start..<index], as: UTF8.self))
      default:
        index += 1
        return .mark(byte)
      }
    }
    return nil
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Comments nest.
  private mutating func skipComment() {
    var depth = 0
    while byte() != nil {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        index += 1
      }
    }
  }

  /// A string of any kind, passed over as a whole; nil where none begins here.
  private mutating func string() -> Token? {
    let start = index
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    let quote = UInt8(ascii: "\"")
    guard byte(hashes) == quote else { return nil }
    let isLong = byte(hashes + 1) == quote && byte(hashes + 2) == quote
    let end = Array(repeating: quote, count: isLong ? 3 : 1) + Array(repeating: UInt8(ascii: "#"), count: hashes)
    let escape = [UInt8(ascii: "\\")] + Array(repeating: UInt8(ascii: "#"), count: hashes)
    index += hashes + (isLong ? 3 : 1)
    let content = index
    var isPlain = !isLong
    while byte() != nil {
      if text[index...].starts(with: end) {
        defer { index += end.count }
        return .string(isPlain ? String(decoding: text[content..<index], as: UTF8.self) : nil)
      }
      if text[index...].starts(with: escape) {
        isPlain = false
        index += escape.count
        if byte() == UInt8(ascii: "(") { skipInterpolation() } else { index += 1 }
      } else if byte() == UInt8(ascii: "\n"), !isLong {
        // No string after all: what follows is read anew.
        index = start
        return nil
      } else {
        index += 1
      }
    }
    return .string(nil)
  }

  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      guard let token = next() else { return }
      if token == .mark(UInt8(ascii: "(")) { depth += 1 }
      if token == .mark(UInt8(ascii: ")")) { depth -= 1 }
    } while depth > 0
  }
}
