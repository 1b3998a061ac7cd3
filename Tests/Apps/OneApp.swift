import Foundation

/// One program in full: its files, what runs showed, what the linter says.
struct OneApp {
  let judge: AppJudge
  let plan: AppPlan

  func show() throws {
    guard let judgement = try judge.judge([plan]).first else { return }
    for file in judgement.text.files { print("// \(file.path)\n\n\(file.text)") }
    print("// \(plan)\n")
    if let refusal = judgement.refusal { print("does not compile: \(refusal)") }
    show(judgement)
    print("\nThe linter says")
    for finding in judgement.view.findings {
      print("  \(finding.place): \(finding.rule), \(finding.certainty): \(finding.message)")
    }
    for (number, sink) in judgement.text.sinks.enumerated() {
      let seen = judgement.view.view(of: sink).sink
      let undecided = seen.map { $0.undecided.sorted().joined(separator: ", ") }
      print("  sink \(number): \(undecided.map { $0.isEmpty ? "decided" : "not decided: \($0)" } ?? "not seen")")
    }
    print("\nViolations: \(judgement.violations.count)")
    for violation in judgement.violations {
      print("  \(violation.criterion.rawValue). \(violation.subject): \(violation.words)")
    }
  }

  private func show(_ judgement: Judgement) {
    guard let truth = judgement.truth else { return }
    print("Runs showed")
    for (number, sink) in truth.sinks.enumerated() {
      print("  sink \(number): \(sink.elements) elements")
      for (fault, schedule) in sink.faults.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        print("    \(fault.rawValue): \(schedule)")
      }
      for (schedule, elements) in sink.shown.sorted(by: { $0.key < $1.key }) {
        print("    \(schedule): \(elements.joined(separator: "  "))")
      }
    }
    for repetition in truth.repetitions {
      print("  \(repetition.effect) runs \(repetition.together) times for all sinks, \(repetition.alone) for one")
    }
    for mistake in truth.mistakes { print("  \(mistake)") }
  }
}
