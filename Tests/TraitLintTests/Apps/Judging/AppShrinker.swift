/// Takes carriers, operators and sinks away while a program still shows the same.
struct AppShrinker {
  let judge: AppJudge

  /// - Returns: the smallest program found, and what it shows.
  func smallest(_ judgement: Judgement, _ violation: Violation) throws -> (judgement: Judgement, violation: Violation) {
    var judge = judge
    judge.criteria = [violation.criterion]
    var smallest = (judgement, violation)
    search: while true {
      let candidates = smallest.0.plan.smaller
      // The small ones first, a few at a time: compiling many costs little more than compiling one.
      for start in stride(from: 0, to: candidates.count, by: 24) {
        let judged = try judge.judge(Array(candidates[start..<min(start + 24, candidates.count)]))
        for candidate in judged {
          guard let same = candidate.violations.first(where: { $0.isLike(violation) }) else { continue }
          smallest = (candidate, same)
          continue search
        }
      }
      return smallest
    }
  }
}

extension AppPlan {
  /// Programs with less in them, the smallest first.
  var smaller: [AppPlan] {
    var plans: [AppPlan] = []
    func add(_ links: [Link], _ sinks: [Part]) {
      var plan = self
      plan.links = links
      plan.sinks = sinks
      if plan != self, !plans.contains(plan) { plans.append(plan) }
    }
    let sinkChoices = sinks.count > 1 ? sinks.map { [$0] } + [sinks] : [sinks]
    for choice in sinkChoices {
      if links.count > 1 {
        add([], choice)
        for link in links { add([link], choice) }
      }
      if links.count > 3 {
        for index in links.indices.dropLast() { add(Array(links[index...index + 1]), choice) }
        for carrier in links.indices where links[carrier].isCarrier {
          add(links.enumerated().filter { !$0.element.isCarrier || $0.offset == carrier }.map(\.element), choice)
        }
      }
    }
    for index in links.indices {
      add(links.enumerated().filter { $0.offset != index }.map(\.element), sinks)
    }
    for index in sinks.indices where sinks.count > 1 {
      add(links, sinks.enumerated().filter { $0.offset != index }.map(\.element))
    }
    return plans.sorted { ($0.links.count, $0.sinks.count) < ($1.links.count, $1.sinks.count) }
  }
}
