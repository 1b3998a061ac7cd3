/// A program before it is written: what it begins with, what hands it on, and what it feeds.
struct AppPlan: Sendable, Equatable {
  /// A number into a table, and where the choices begin that its entry makes.
  struct Part: Sendable, Equatable {
    var entry: Int
    var seed: Int
  }

  enum Link: Sendable, Equatable {
    case carrier(Part)
    case step(Part)
  }

  var seed: Int
  var source: Part
  var links: [Link]
  var sinks: [Part]

  var carriers: [Int] {
    links.compactMap { if case .carrier(let part) = $0 { part.entry } else { nil } }
  }
}

// MARK: - Making

extension AppPlan {
  /// How many carriers programs have, in turn: so many that 20,000 programs have each ordered pair of them 20 times.
  private static let lengths = [6, 10, 10, 3, 9, 10, 10, 4, 9, 10]

  /// The program of a seed and a number is always the same. Two in a row are twins: the second is the first with
  /// guarantees put back at random places.
  init(seed: UInt64, index: Int) {
    self.init(seed: seed, index: index, carriers: AppPlan.carriers(seed: seed, number: index / 2))
  }

  private init(seed: UInt64, index: Int, carriers: [Int]) {
    var random = SeededGenerator(seed: seed, index / 2)
    self.seed = Int.random(in: 0..<1 << 24, using: &random)
    source = Part(entry: AppSource.all.indices.randomElement(using: &random)!, seed: self.seed + 1)
    links = carriers.map { .carrier(Part(entry: $0, seed: 0)) }
    for _ in 0..<Int.random(in: 2...8, using: &random) {
      let step = AppStep.all.indices.randomElement(using: &random)!
      links.insert(.step(Part(entry: step, seed: 0)), at: Int.random(in: 0...links.count, using: &random))
    }
    sinks = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      Part(entry: AppSink.all.indices.randomElement(using: &random)!, seed: 0)
    }
    if !index.isMultiple(of: 2) { putBackGuarantees(using: &random) }
    for index in links.indices { links[index].seed = Int.random(in: 0..<1 << 16, using: &random) }
    for index in sinks.indices { sinks[index].seed = Int.random(in: 0..<1 << 16, using: &random) }
  }

  /// The carriers of a pair of twins: a stretch of a walk along all ordered pairs of them.
  private static func carriers(seed: UInt64, number: Int) -> [Int] {
    let pairs = Carrier.all.count * Carrier.all.count
    let rounds = number / lengths.count
    let edges = lengths.reduce(0) { $0 + $1 - 1 }
    let start = rounds * edges + lengths.prefix(number % lengths.count).reduce(0) { $0 + $1 - 1 }
    let walk = EulerianWalk.cached(count: Carrier.all.count, seed: seed &+ UInt64(start / pairs))
    return walk.stretch(from: start % pairs, count: lengths[number % lengths.count])
  }

  /// A few programs and their twins in which every carrier occurs once.
  static let sample: [AppPlan] = {
    var random = SeededGenerator(seed: sampleSeed)
    let carriers = Carrier.all.indices.shuffled(using: &random)
    return stride(from: 0, to: carriers.count, by: 8).flatMap { start in
      let stretch = Array(carriers[start..<min(start + 8, carriers.count)])
      return [start / 4, start / 4 + 1].map { AppPlan(seed: sampleSeed, index: $0, carriers: stretch) }
    }
  }()
  private static let sampleSeed: UInt64 = 21

  private mutating func putBackGuarantees(using random: inout SeededGenerator) {
    let repairs = ["observe(on: main)", "catchAndReturn", "share", "asDriver"].compactMap(AppStep.named)
    for repair in repairs.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random)) {
      let part = Part(entry: repair, seed: 0)
      // Mostly near the end, where little can undo it.
      let place = max(Int.random(in: 0...links.count, using: &random), Int.random(in: 0...links.count, using: &random))
      links.insert(.step(part), at: place)
    }
  }
}

extension AppPlan.Link {
  var seed: Int {
    get {
      switch self {
      case .carrier(let part), .step(let part): part.seed
      }
    }
    set {
      switch self {
      case .carrier(var part):
        part.seed = newValue
        self = .carrier(part)
      case .step(var part):
        part.seed = newValue
        self = .step(part)
      }
    }
  }

  var isCarrier: Bool { if case .carrier = self { true } else { false } }
}

// MARK: - Writing

extension AppPlan {
  /// The program's files.
  func written() -> AppText {
    var writer = AppWriter(seed: UInt64(seed))
    func part<Result>(_ part: Part, _ body: (inout AppWriter) -> Result) -> Result {
      writer.random = SeededGenerator(seed: UInt64(part.seed), part.entry)
      return body(&writer)
    }
    var baton = part(source) { AppSource.all[source.entry].make(&$0) }
    var traits: [Baton.Trait] = []
    for link in links {
      switch link {
      case .carrier(let carrier): part(carrier) { Carrier.all[carrier.entry].hand(&baton, &$0) }
      case .step(let step): part(step) { AppStep.all[step.entry].call(&baton, &$0) }
      }
      traits.append(baton.trait)
    }
    // Several sinks of what is no name would each write the call out, and be sinks of different chains.
    if sinks.count > 1, !baton.expression.allSatisfy({ $0.isLetter || $0.isNumber || "._$".contains($0) }) {
      let name = writer.member()
      baton.statements.append("let \(name) = \(baton.expression)")
      baton.expression = name
    }
    var screen = AppScreen(name: writer.type("ViewController"))
    for (number, sink) in sinks.enumerated() {
      part(sink) { AppSink.all[sink.entry].write(&screen, baton, number, &$0) }
    }
    let (opening, acting) = part(Part(entry: 0, seed: seed)) { screen.finish(baton, &$0) }
    return AppText(
      writer, screen: screen.name, opening: opening, acting: acting, sinks: sinks.map { AppSink.all[$0.entry] },
      isEndedByAuthor: baton.isEndedByAuthor, isWrittenOnTwoThreads: baton.isWrittenOnTwoThreads, traits: traits)
  }
}
