import Foundation
import TraitRules

/// A program with all that is known of it.
struct Judgement: Sendable {
  var plan: AppPlan
  var text: AppText
  var view: LinterView
  /// Nil where it does not compile: then `refusal` is what the compiler said.
  var truth: AppTruth?
  var refusal: String?
  var violations: [Violation] = []
}

/// Holds the linter against programs that are compiled and run together.
struct AppJudge: Sendable {
  let rehearsal: AppRehearsal
  /// A folder of its own, which it empties.
  let folder: String
  var criteria = Set(Criterion.allCases)

  func judge(_ plans: [AppPlan]) throws -> [Judgement] {
    let texts = plans.map { $0.written() }
    let outcome = try rehearsal.run(numbered(texts), in: folder + "/before")
    var judgements = zip(plans, texts).enumerated().map { index, program in
      Judgement(
        plan: program.0, text: program.1, view: LinterView(program.1), truth: outcome.truths[index],
        refusal: outcome.refused[index])
    }
    for index in judgements.indices {
      let judgement = judgements[index]
      guard let truth = judgement.truth, !truth.hasStopped else { continue }
      if !criteria.isDisjoint(with: [.nothingPassesSilently, .nothingIsMadeUp]) {
        judgements[index].violations += Violation.all(of: judgement.text, truth, judgement.view)
      }
      if criteria.contains(.shapeChangesNothing) {
        judgements[index].violations += AppShapes.violations(of: judgement.plan, judgement.text, judgement.view)
      }
    }
    if criteria.contains(.fixesHold) { try judgeFixes(&judgements) }
    for index in judgements.indices { judgements[index].violations.removeAll { !criteria.contains($0.criterion) } }
    return judgements
  }

  private func judgeFixes(_ judgements: inout [Judgement]) throws {
    var fixed: [Int: AppText] = [:]
    for (index, judgement) in judgements.enumerated()
    where judgement.truth?.hasStopped == false && judgement.view.findings.contains(where: \.isReported) {
      let style = judgement.plan.seed.isMultiple(of: 4) ? FixStyle.operators : .driver
      let safe = AppFixes(judgement.text, style, unsafe: false)
      let all = AppFixes(judgement.text, style, unsafe: true)
      if let text = safe.text { fixed[2 * index] = text }
      if let text = all.text, text.files != safe.text?.files { fixed[2 * index + 1] = text }
    }
    let outcome = try rehearsal.run(fixed.filter { $0.value.hasAllSinks }, in: folder + "/after")
    for (number, text) in fixed {
      let judgement = judgements[number / 2]
      guard let truth = judgement.truth else { continue }
      let violations = Violation.all(
        fixed: text, from: (judgement.view, truth, judgement.text), truth: outcome.truths[number],
        refusal: outcome.refused[number])
      var option = number.isMultiple(of: 2) ? "--fix" : "--fix --unsafe-fixes"
      if judgement.plan.seed.isMultiple(of: 4) { option += " --fix-style operators" }
      judgements[number / 2].violations += violations.map { violation in
        var violation = violation
        violation.words = "\(option): \(violation.words)"
        return violation
      }
    }
  }

  private func numbered(_ texts: [AppText]) -> [Int: AppText] {
    Dictionary(uniqueKeysWithValues: texts.enumerated().map { ($0.offset, $0.element) })
  }
}
