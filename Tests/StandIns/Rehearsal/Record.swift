/// What happened in one run.
struct Record {
  struct Arrival {
    enum Kind: String { case element, error }
    var sink: Int
    var kind: Kind
    /// The event under way when it arrived.
    var event: Int
    var isOnMain: Bool
    var text: String
  }

  /// A side effect that ran while an event was under way.
  struct Effect: Hashable {
    var name: String
    var event: Int
  }

  var arrivals: [Arrival] = []
  var effects: [Effect: Int] = [:]
  var requests: Set<String> = []
  var handCount = 0
  /// What would have stopped the program: `drive` off main.
  var mistakes: [String] = []
  /// Whether the program did more than it could finish.
  var isEndless = false

  func elements(at sink: Int) -> [Arrival] { arrivals.filter { $0.sink == sink && $0.kind == .element } }
  func hasError(at sink: Int) -> Bool { arrivals.contains { $0.sink == sink && $0.kind == .error } }

  /// How often each effect ran.
  var effectCounts: [String: Int] {
    effects.reduce(into: [:]) { counts, entry in counts[entry.key.name, default: 0] += entry.value }
  }
}

// MARK: - As text, to be sent from one process to another

extension Record {
  private static let columns = "\t"

  var lines: [String] {
    var lines = ["hands\t\(handCount)"]
    for arrival in arrivals {
      let thread = arrival.isOnMain ? "main" : "off"
      lines.append("\(arrival.kind.rawValue)\t\(arrival.sink)\t\(arrival.event)\t\(thread)\t\(arrival.text)")
    }
    for (effect, count) in effects { lines.append("effect\t\(effect.name)\t\(effect.event)\t\(count)") }
    lines += requests.map { "request\t\($0)" }
    lines += mistakes.map { "mistake\t\($0)" }
    if isEndless { lines.append("endless") }
    return lines
  }

  init(lines: [Substring]) {
    for line in lines {
      let words = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      switch words[0] {
      case "hands": handCount = Int(words[1]) ?? 0
      case "element", "error":
        arrivals.append(
          Arrival(
            sink: Int(words[1]) ?? 0, kind: Arrival.Kind(rawValue: words[0]) ?? .element, event: Int(words[2]) ?? 0,
            isOnMain: words[3] == "main", text: words[4]))
      case "effect": effects[Effect(name: words[1], event: Int(words[2]) ?? 0)] = Int(words[3])
      case "request": requests.insert(words[1])
      case "mistake": mistakes.append(words[1])
      case "endless": isEndless = true
      default: break
      }
    }
  }
}
