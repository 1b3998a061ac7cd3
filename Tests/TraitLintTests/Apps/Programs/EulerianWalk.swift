import Synchronization

/// An order in which every ordered pair of numbers stands side by side exactly once.
struct EulerianWalk: Sendable {
  /// The numbers, one for each pair; after the last comes the first.
  let steps: [Int]

  /// A walk along every edge of the complete graph of `count` numbers, loops included; another for each seed.
  init(count: Int, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var unused = (0..<count).map { _ in Array(0..<count).shuffled(using: &random) }
    // Hierholzer: walk until there is no way on, then go back to where there is one.
    var path = [0]
    var walk: [Int] = []
    while let last = path.last {
      if let next = unused[last].popLast() { path.append(next) } else { walk.append(path.removeLast()) }
    }
    steps = walk.dropLast().reversed()
  }

  /// A stretch of the walk.
  func stretch(from start: Int, count: Int) -> [Int] { (0..<count).map { steps[(start + $0) % steps.count] } }
}

extension EulerianWalk {
  private static let walks = Mutex([UInt64: EulerianWalk]())

  /// The walk of a seed, made once.
  static func cached(count: Int, seed: UInt64) -> EulerianWalk {
    walks.withLock { walks in
      if let walk = walks[seed] { return walk }
      let walk = EulerianWalk(count: count, seed: seed)
      walks[seed] = walk
      return walk
    }
  }
}
