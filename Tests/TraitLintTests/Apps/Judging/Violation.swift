/// What is held against the linter.
enum Criterion: Int, Sendable, CaseIterable, Comparable {
  case nothingPassesSilently = 1
  case nothingIsMadeUp = 2
  case fixesHold = 4
  case shapeChangesNothing = 5

  static func < (left: Criterion, right: Criterion) -> Bool { left.rawValue < right.rawValue }

  var title: String {
    switch self {
    case .nothingPassesSilently: "a run showed a fault that is decided clean"
    case .nothingIsMadeUp: "a certain finding that no run shows"
    case .fixesHold: "a fix that does not hold"
    case .shapeChangesNothing: "the same app in another shape has other findings"
    }
  }
}

/// A criterion that a program does not meet.
struct Violation: Sendable, Hashable {
  var criterion: Criterion
  /// The rule, or what else it is about: `sink`, `compiles`, `elements`.
  var subject: String
  /// The sink's number, where it is about one.
  var sink: Int?
  /// What the run showed and what the linter said.
  var words: String

  /// Whether a smaller program shows the same.
  func isLike(_ other: Violation) -> Bool { criterion == other.criterion && subject == other.subject }
}

extension Violation {
  /// Criteria 1 and 2: what the runs of a program showed, held against what the linter says.
  static func all(of text: AppText, _ truth: AppTruth, _ view: LinterView) -> [Violation] {
    var violations: [Violation] = []
    for (number, sink) in text.sinks.enumerated() {
      let (findings, seen) = view.view(of: sink)
      let place = sink.places.sorted { $0.description < $1.description }.map(\.description).joined(separator: ", ")
      for (fault, schedule) in truth.sinks[number].faults.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        if fault != .offMain, !sink.mindsErrors { continue }
        if fault == .ends, text.isEndedByAuthor { continue }
        guard let silence = silence(about: fault, findings, seen) else { continue }
        violations.append(
          Violation(
            criterion: .nothingPassesSilently, subject: silence, sink: number,
            words: "sink \(number) (\(place)): \(fault.rawValue) was shown when \(schedule); the linter "
              + (seen == nil ? "does not see the sink" : "calls it clean")))
      }
      for finding in findings where finding.certainty == "certain" && truth.sinks[number].isReached {
        if truth.shows(finding.rule, at: number) { continue }
        // What runs for each of several is not run for one that nothing reaches.
        if finding.rule == "sharing", !truth.sinks.allSatisfy(\.isReached) { continue }
        violations.append(
          Violation(
            criterion: .nothingIsMadeUp, subject: finding.rule, sink: number,
            words: "sink \(number) (\(place)): no run shows what the linter says: \(finding.message)"))
      }
    }
    return violations + repetitions(text, truth, view) + elsewhere(text, view)
  }

  /// What is not said of a fault: the rule, or the sink itself; nil where the linter says it, or says that it does not
  /// know.
  private static func silence(
    about fault: AppTruth.Fault, _ findings: [LinterView.Finding], _ seen: LinterView.Sink?
  ) -> String? {
    guard let seen else { return "sink" }
    let rules = Set(findings.map(\.rule))
    let isSaid =
      switch fault {
      case _ where seen.undecided.contains("sink"): true
      case .offMain: rules.contains("main_thread") || seen.undecided.contains("delivery")
      case .error: rules.contains("error_handling") || seen.undecided.contains("failure")
      case .ends:
        !rules.isDisjoint(with: ["error_handling", "error_ends_stream"])
          || !seen.undecided.isDisjoint(with: ["failure", "lifetime"])
      }
    return isSaid ? nil : fault.rawValue
  }

  /// One of the sinks must say that something runs again for each of them; a closure that `subscribe` is given has no such
  /// finding.
  private static func repetitions(_ text: AppText, _ truth: AppTruth, _ view: LinterView) -> [Violation] {
    guard let repetition = truth.repetitions.first(where: \.isSurelyEffect), text.sinks.contains(where: \.mindsErrors)
    else { return [] }
    for sink in text.sinks {
      let (findings, seen) = view.view(of: sink)
      guard let seen else {
        let words = "\(repetition.effect) runs again for each sink; the linter does not see them all"
        return [Violation(criterion: .nothingPassesSilently, subject: "sink", words: words)]
      }
      if !seen.undecided.isDisjoint(with: ["sharing", "sink"]) { return [] }
      if findings.contains(where: { $0.rule == "sharing" }) { return [] }
    }
    let words = "\(repetition.words); the linter calls every sink shared"
    return [Violation(criterion: .nothingPassesSilently, subject: "sharing", words: words)]
  }

  /// Certain findings where no sink is.
  private static func elsewhere(_ text: AppText, _ view: LinterView) -> [Violation] {
    let places = Set(text.sinks.flatMap(\.places))
    return view.findings.filter { $0.certainty == "certain" && !places.contains($0.place) }.map { finding in
      Violation(
        criterion: .nothingIsMadeUp, subject: "no sink",
        words: "\(finding.place) feeds no UI, and the linter says: \(finding.message)")
    }
  }
}
