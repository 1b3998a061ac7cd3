/// How long the parts of a run took.
struct Timings {
  private let start = System.seconds
  private var last = System.seconds
  private var parts: [(name: String, seconds: Double)] = []

  /// Ends a part that began where the one before ended.
  mutating func mark(_ name: String) {
    let now = System.seconds
    parts.append((name, now - last))
    last = now
  }

  var total: Double { last - start }

  var text: String {
    parts.map { "\(Count.milliseconds($0.seconds))  \($0.name)\n" }.joined()
  }
}
