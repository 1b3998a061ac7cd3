import Testing

/// The table that random apps are made of.
@Suite("Carriers")
struct CarrierTests {
  @Test("Names tell carriers, operators and sinks apart")
  func names() {
    #expect(Set(Carrier.all.map(\.name)).count == Carrier.all.count)
    #expect(Set(AppSource.all.map(\.name)).count == AppSource.all.count)
    #expect(Set(AppStep.all.map(\.name)).count == AppStep.all.count)
    #expect(Set(AppSink.all.map(\.name)).count == AppSink.all.count)
    #expect(Carrier.all.count >= 80)
  }

  @Test("A walk has every ordered pair side by side once", arguments: [1, 2, 7, Carrier.all.count])
  func walk(count: Int) {
    let steps = EulerianWalk(count: count, seed: 5).steps
    let pairs = zip(steps, steps.dropFirst() + [steps[0]]).map { $0 * count + $1 }
    #expect(pairs.count == count * count)
    #expect(Set(pairs).count == pairs.count)
  }

  @Test("Programs one after the other have every pair")
  func pairs() {
    var pairs: Set<AppShares.Pair> = []
    var index = 0
    while pairs.count < Carrier.all.count * Carrier.all.count, index < 4_000 {
      let carriers = AppPlan(seed: 1, index: index).carriers
      #expect((3...10).contains(carriers.count))
      for (first, second) in zip(carriers, carriers.dropFirst()) {
        pairs.insert(AppShares.Pair(first: first, second: second))
      }
      index += 2
    }
    #expect(pairs.count == Carrier.all.count * Carrier.all.count)
  }

  @Test("The sample has every carrier")
  func sample() {
    for twin in 0..<2 {
      let plans = AppPlan.sample.enumerated().filter { $0.offset % 2 == twin }.map(\.element)
      #expect(plans.flatMap(\.carriers).sorted() == Array(Carrier.all.indices))
    }
  }

  @Test("A plan in words is the same plan")
  func descriptions() {
    for index in 0..<200 {
      let plan = AppPlan(seed: 3, index: index)
      #expect(AppPlan(plan.description) == plan)
    }
    #expect(AppPlan("nothing => nowhere") == nil)
  }

  @Test("Smaller programs are smaller, and some of them have one carrier")
  func shrinking() {
    let plan = AppPlan(seed: 5, index: 1)
    for smaller in plan.smaller {
      #expect(smaller.links.count + smaller.sinks.count < plan.links.count + plan.sinks.count)
      #expect(smaller.written().hasAllSinks)
    }
    #expect(Set(plan.smaller.filter { $0.carriers.count == 1 }.flatMap(\.carriers)) == Set(plan.carriers))
  }

  @Test("A program is written the same each time, and its sinks are found in it")
  func writing() {
    for index in 0..<50 {
      let plan = AppPlan(seed: 4, index: index)
      let text = plan.written()
      #expect(text.files == plan.written().files)
      #expect(text.hasAllSinks)
      #expect(!text.files.contains { $0.text.contains { ("\u{E000}"..."\u{E002}").contains($0) } })
    }
  }
}
