/// Numbers with what they count.
enum Count {
  /// `1 file`, `2 files`, `3 entries`; the ending is the regular one.
  static func of(_ count: Int, _ noun: String) -> String {
    if count == 1 { return "1 \(noun)" }
    if noun.hasSuffix("y") { return "\(count) \(noun.dropLast())ies" }
    return "\(count) \(noun)s"
  }

  /// Seconds with two decimals.
  static func seconds(_ seconds: Double) -> String {
    let hundredths = Int((seconds * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
  }

  /// `   12.3 ms`, aligned at its end.
  static func milliseconds(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10_000).rounded())
    let number = "\(tenths / 10).\(tenths % 10)"
    return String(repeating: " ", count: max(0, 8 - number.count)) + number + " ms"
  }
}
