/// Guesses what a mistyped word was meant to be.
enum Suggestion {
  /// The nearest of `candidates`, where one is near enough to be meant.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let typed = folded(word)
    guard !typed.isEmpty, typed.count <= 64 else { return nil }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let target = folded(candidate)
      var distance = distance(typed, target)
      // `reporters` for `report`, `exclude` for `excluded`: a beginning says more than its length's difference does.
      if typed.count >= 4, target.starts(with: typed) || typed.starts(with: target) { distance = 1 }
      let length = min(typed.count, target.count)
      if distance < length, distance <= max(1, length / 3), distance < best?.distance ?? .max {
        best = (candidate, distance)
      }
    }
    return best?.candidate
  }

  /// `; did you mean 'x'?`, or nothing.
  static func hint(for word: String, among candidates: [String]) -> String {
    nearest(to: word, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// Case and the difference between `-`, `_` and nothing are forgiven.
  private static func folded(_ word: String) -> [UInt8] {
    word.lowercased().utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
  }

  /// Insertions, deletions, replacements and swaps of neighbours that lead from one to the other.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in 1...left.count {
      var row = [i]
      for j in 1...right.count {
        var cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (left[i - 1] == right[j - 1] ? 0 : 1))
        if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
          cost = min(cost, beforeLast[j - 2] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[right.count]
  }
}
