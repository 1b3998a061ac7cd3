/// A view controller with random chains: names that several chains begin with, and sinks.
struct RandomProgram: Sendable {
  /// `let shared0 = …`, in order; each can begin with those before it.
  var names: [RandomChain] = []
  /// Every one is bound to a label of its own.
  var sinks: [RandomChain] = []

  /// Whether it has sequences that always fail: of those there is no run without the error to compare with.
  var failsAlways: Bool { source.contains("Observable<Int>.error(") }

  /// How many rows of the catalogue it has.
  var rowCount: Int { (names + sinks).reduce(0) { $0 + $1.rowCount } }
}

/// An expression: what it begins with, and the steps that follow.
struct RandomChain: Sendable {
  var start: Start
  var steps: [RandomStep] = []

  indirect enum Start: Sendable {
    /// A text of `RandomChain.leaves`.
    case leaf(Int)
    case name(Int)
    case call(RandomStep)
  }

  /// Chains begin with one of these: sources that are no rows.
  static let leaves = [
    "button.rx.tap", "searchBar.rx.text", "api.load()", "mainRelay", "anyRelay", "valueRelay", "subject", "failing",
    "backgroundRelay", "api.load(1).observe(on: MainScheduler.instance)",
    "Observable<Int>.create { observer in observer.onNext(1); observer.onCompleted(); return Disposables.create() }",
  ]
  static let driverLeaves = [
    "button.rx.tap.asDriver()", "valueRelay.asDriver()", "api.load().asDriver(onErrorJustReturn: 0)",
  ]

  var rowCount: Int {
    var count = steps.reduce(0) { $0 + $1.rowCount }
    if case .call(let step) = start { count += step.rowCount }
    return count
  }
}

/// A row with what stands in its holes.
struct RandomStep: Sendable {
  var spelling: Spelling
  var chains: [RandomChain] = []
  var throwing = false
  var isOnMain = false

  var rowCount: Int { 1 + chains.reduce(0) { $0 + $1.rowCount } }
}

// MARK: - Making

extension RandomProgram {
  /// A program of at most `rows` rows.
  static func random(rows: Int, using random: inout SeededGenerator) -> RandomProgram {
    var maker = RandomMaker(random: random, budget: Int.random(in: 1...rows, using: &random))
    defer { random = maker.random }
    var program = RandomProgram()
    for index in 0..<Int.random(in: 0...2, using: &maker.random) {
      program.names.append(maker.chain(names: program.traits.prefix(index), trait: nil))
    }
    for _ in 0..<Int.random(in: 1...3, using: &maker.random) {
      program.sinks.append(maker.chain(names: program.traits[...], trait: nil))
    }
    return program
  }

  /// The traits of the names.
  var traits: [Spelling.Trait] {
    var result: [Spelling.Trait] = []
    for name in names { result.append(name.trait(names: result)) }
    return result
  }
}

extension RandomChain {
  func trait(names: [Spelling.Trait]) -> Spelling.Trait {
    if let last = steps.last { return last.spelling.result }
    switch start {
    case .leaf(let index): return index < RandomChain.leaves.count ? .observable : .driver
    case .name(let index): return names[index]
    case .call(let step): return step.spelling.result
    }
  }
}

private struct RandomMaker {
  var random: SeededGenerator
  var budget: Int
  private var depth = 0

  init(random: SeededGenerator, budget: Int) {
    self.random = random
    self.budget = budget
  }

  mutating func chain(names: ArraySlice<Spelling.Trait>, trait wanted: Spelling.Trait?) -> RandomChain {
    var chain = RandomChain(start: start(names: names, wanted: wanted))
    let traits = Array(names)
    while budget > 0, Int.random(in: 0..<4, using: &random) > 0 {
      let trait = chain.trait(names: traits)
      let possible = Spelling.steps.filter { $0.receiver == trait && (wanted == nil || $0.result == wanted) }
      guard let spelling = possible.randomElement(using: &random) else { break }
      chain.steps.append(step(spelling, names: names))
    }
    if let wanted, chain.trait(names: traits) != wanted {
      let conversion = wanted == .driver ? "asDriver(onErrorJustReturn:)" : "asObservable()"
      let trait = chain.trait(names: traits)
      let spelling = Spelling.steps.first { $0.signature == conversion && ($0.receiver == trait || trait == .signal) }!
      chain.steps.append(RandomStep(spelling: spelling))
    }
    return chain
  }

  private mutating func start(names: ArraySlice<Spelling.Trait>, wanted: Spelling.Trait?) -> RandomChain.Start {
    let choice = Int.random(in: 0..<10, using: &random)
    if choice < 4, let name = names.indices.randomElement(using: &random) { return .name(name) }
    if choice < 7 || budget == 0 || depth > 2 {
      if wanted == .driver || choice == 6 {
        let index = RandomChain.driverLeaves.indices.randomElement(using: &random)!
        return .leaf(RandomChain.leaves.count + index)
      }
      return .leaf(RandomChain.leaves.indices.randomElement(using: &random)!)
    }
    return .call(step(Spelling.sources.randomElement(using: &random)!, names: names))
  }

  private mutating func step(_ spelling: Spelling, names: ArraySlice<Spelling.Trait>) -> RandomStep {
    budget -= 1
    depth += 1
    defer { depth -= 1 }
    var step = RandomStep(spelling: spelling)
    step.throwing = Int.random(in: 0..<4, using: &random) == 0
    step.isOnMain = Bool.random(using: &random)
    for hole in spelling.holes {
      step.chains.append(chain(names: names, trait: hole == "D" ? .driver : .observable))
    }
    return step
  }
}

extension Spelling {
  /// The holes that chains fill, in order.
  var holes: [Character] {
    var result: [Character] = []
    var previous: Character = " "
    for character in text {
      if previous == "%", "IOD".contains(character) { result.append(character) }
      previous = character
    }
    return result
  }
}
