/// The same program in other shapes.
enum AppShapes {
  /// Criterion 5: files in another order, one file alone with the rest as its project, the same chain through other
  /// carriers.
  static func violations(of plan: AppPlan, _ text: AppText, _ view: LinterView) -> [Violation] {
    reordered(text, view) + alone(text, view) + otherCarriers(plan, text, view)
  }

  private static func violation(_ subject: String, _ words: String, at sink: Int? = nil) -> [Violation] {
    [Violation(criterion: .shapeChangesNothing, subject: subject, sink: sink, words: words)]
  }

  private static func reordered(_ text: AppText, _ view: LinterView) -> [Violation] {
    let other = LinterView(text.files.reversed())
    return other == view ? [] : violation("order", "files in another order have other findings")
  }

  private static func alone(_ text: AppText, _ view: LinterView) -> [Violation] {
    guard let path = text.sinks.first?.file else { return [] }
    let other = LinterView(text.files, linting: [path])
    let here = Set(view.findings.filter { $0.place.path == path })
    let there = Set(other.findings.filter { $0.place.path == path })
    let differences = here.symmetricDifference(there).map(\.message).sorted()
    return differences.isEmpty ? [] : violation("alone", "\(path) linted alone differs: \(differences[0])")
  }

  private static func otherCarriers(_ plan: AppPlan, _ text: AppText, _ view: LinterView) -> [Violation] {
    let other = plan.withOtherCarriers
    if other == plan { return [] }
    let otherText = other.written()
    // What was a Driver and comes out as an Observable goes through other operators from there on: another chain.
    guard text.traits == otherText.traits else { return [] }
    let otherView = LinterView(otherText)
    for number in text.sinks.indices {
      let (findings, sink) = view.view(of: text.sinks[number])
      let (otherFindings, otherSink) = otherView.view(of: otherText.sinks[number])
      // What is not decided has no finding to be the same; how often that is so, the table of shares says.
      guard sink?.undecided.isEmpty == true, otherSink?.undecided.isEmpty == true else { continue }
      // A sequence for each use is asked for twice where it has a name, and once where it is a call.
      let ignored: Set<String> = plan.carriers.contains { Carrier.all[$0].keeps.contains(.anew) } ? ["sharing"] : []
      let rules = Set(findings.filter(\.isReported).map(\.rule)).subtracting(ignored)
      let otherRules = Set(otherFindings.filter(\.isReported).map(\.rule)).subtracting(ignored)
      if rules == otherRules { continue }
      let difference = rules.symmetricDifference(otherRules).sorted().joined(separator: ", ")
      return violation(
        "carriers", "sink \(number): \(difference) here or there alone; there it is \(other)", at: number)
    }
    return []
  }
}

extension AppPlan {
  /// The same facts by other ways: each carrier that hands everything on gives way to another that does.
  var withOtherCarriers: AppPlan {
    var plan = self
    for (index, link) in links.enumerated() {
      guard case .carrier(let part) = link else { continue }
      let kept = Carrier.all[part.entry].keeps
      guard kept == .all || kept == .madeAnew else { continue }
      let others = Carrier.all.indices.filter { Carrier.all[$0].keeps == kept && $0 != part.entry }
      // By the link alone, so that a smaller program has the same.
      var random = SeededGenerator(seed: UInt64(part.seed), part.entry)
      guard let other = others.randomElement(using: &random) else { continue }
      plan.links[index] = .carrier(Part(entry: other, seed: part.seed))
    }
    return plan
  }
}
