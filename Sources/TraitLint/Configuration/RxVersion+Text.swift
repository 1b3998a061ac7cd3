import TraitRules

extension RxVersion {
  /// Reads `6`, `6.5` and `6.5.0`, also with a `v` in front and with what follows a `-` ignored; nil for anything else,
  /// such as the commit that a lock file names instead of a release.
  init?(text: String) {
    let release = (text.hasPrefix("v") ? text.dropFirst() : text[...]).prefix { $0 != "-" && $0 != "+" }
    let parts = release.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in part.allSatisfy(\.isASCII) ? UInt16(part).map(Int.init) : nil }
    guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
  }

  var text: String { "\(major).\(minor)" }
}
