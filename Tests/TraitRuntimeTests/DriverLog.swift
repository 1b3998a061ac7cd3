import TraitRuntime

/// What observers saw, and on which thread of a virtual world.
final class Log {
  private(set) var lines: [String] = []

  func add(_ line: Any) {
    lines.append("\(line) \(VirtualThreads.currentName)")
  }

  /// An observer that writes every event down.
  func observer<Element>(_ prefix: String = "") -> AnyObserver<Element> {
    AnyObserver { event in
      switch event {
      case .next(let element): self.add("\(prefix)\(element)")
      case .error: self.add("\(prefix)error")
      case .completed: self.add("\(prefix)completed")
      }
    }
  }
}

struct Failure: Error {}

extension VirtualThreads {
  /// Runs `body` in a new world and lets everything happen that it set off.
  @discardableResult
  static func play(_ body: (VirtualThreads) throws -> Void) rethrows -> VirtualThreads {
    let world = VirtualThreads()
    try world.run {
      try body(world)
      world.advance(limit: 1000)
    }
    return world
  }
}

/// A source of randomness that a seed determines.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  // SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
