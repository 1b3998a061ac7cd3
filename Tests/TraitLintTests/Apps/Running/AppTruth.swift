/// What runs of a program showed, over all schedules of its world.
struct AppTruth: Sendable, Equatable {
  struct Sink: Sendable, Equatable {
    /// How many elements arrived, in all runs.
    var elements = 0
    /// The schedules that first showed each fault.
    var faults: [Fault: String] = [:]
    /// What arrived while nothing failed, by schedule: each element with the event under way, sorted.
    var shown: [String: [String]] = [:]

    /// Whether anything ever came of it.
    var isReached: Bool { elements > 0 || !faults.isEmpty }
  }

  /// The schedule in which each event is over before the next.
  static let allGoesWell = "all goes well"

  /// The schedule in which several events come before anything that one of them started.
  static let eventsAtOnce = "events come at once"

  enum Fault: String, Sendable, CaseIterable {
    case offMain = "main_thread"
    case error = "error_handling"
    case ends = "error_ends_stream"
  }

  struct Repetition: Sendable, Equatable {
    var effect: String
    var alone: Int
    var together: Int

    /// Whether more ran again than a closure of `create` that may only subscribe.
    var isSurelyEffect: Bool { effect != "the closure of create" }

    var words: String { "\(effect) ran \(together) times for all, \(alone) for one" }
  }

  var sinks: [Sink]
  /// Effects that the sinks together ran more often than the one that needs them most.
  var repetitions: [Repetition] = []
  /// What would have stopped the program.
  var mistakes: [String] = []
  var hasStopped = false

  /// Whether a run showed the fault that a rule is about, at a sink.
  func shows(_ rule: String, at sink: Int) -> Bool {
    if rule == "sharing" { return !repetitions.isEmpty }
    return Fault(rawValue: rule).map { sinks[sink].faults[$0] != nil } ?? false
  }
}

extension AppTruth {
  /// Reads what `Trials` printed, by the programs' numbers.
  static func read(_ log: String) -> [Int: AppTruth] {
    var truths: [Int: AppTruth] = [:]
    var number: Int?
    for line in log.split(separator: "\n") {
      let words = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if words[0] == "program" {
        number = words.count > 1 ? Int(words[1]) : nil
        if let number { truths[number] = AppTruth(sinks: []) }
      } else if let number {
        truths[number]?.add(words.map { plain($0, number) })
      }
    }
    return truths
  }

  /// A value's text without what nobody wrote: the program's number after a type, and an optional that the compiler
  /// inferred here and not there.
  private static func plain(_ text: String, _ number: Int) -> String {
    text.replacing("_\(number)(", with: "(").replacing(#/Optional\(("[^"]*")\)/#) { String($0.output.1) }
  }

  private mutating func add(_ words: [String]) {
    switch (words[0], words.count) {
    case ("sink", 6):
      let witnesses = zip([Fault.offMain, .error, .ends], words[3...]).filter { !$0.1.isEmpty }
      sinks.append(Sink(elements: Int(words[2]) ?? 0, faults: Dictionary(uniqueKeysWithValues: witnesses)))
    case ("shown", 4...):
      if let sink = Int(words[1]), sinks.indices.contains(sink) {
        sinks[sink].shown[words[2]] = words[3...].filter { !$0.isEmpty }
      }
    case ("effect", 4):
      let repetition = Repetition(effect: words[1], alone: Int(words[2]) ?? 0, together: Int(words[3]) ?? 0)
      // What runs once runs again for nobody, though each sink by itself may come too late for it.
      if repetition.together > 1 { repetitions.append(repetition) }
    case ("mistake", 2): mistakes.append(words[1])
    case ("stopped", _): hasStopped = true
    default: break
    }
  }
}
