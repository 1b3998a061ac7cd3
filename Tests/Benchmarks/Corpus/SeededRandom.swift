/// Numbers that follow from a seed: SplitMix64, which is a few lines and the same on every platform.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Values of a distribution, spread evenly instead of drawn: twice as many of them add up to twice as much, so that what
/// is measured of a doubled corpus is not the luck of the draw.
struct EvenSpread {
  private let start: Double

  init(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    start = Double.random(in: 0..<1, using: &random)
  }

  /// Between 0 and 1, both excluded: multiples of the golden ratio leave no part of the interval out.
  func quantile(_ index: Int) -> Double {
    let place = start + Double(index) * 0.618_033_988_749_894_9
    return min(max(place - place.rounded(.down), 0.001), 0.999)
  }

  /// One of the equally frequent values of a table in ascending order.
  func value<Value>(_ index: Int, of table: [Value]) -> Value {
    table[Int(quantile(index) * Double(table.count))]
  }

  /// Between the deciles of a measured distribution, whose first and last entries are the 0th and the 100th.
  func between(_ index: Int, deciles: [Int]) -> Int {
    let place = quantile(index) * Double(deciles.count - 1)
    let below = Int(place)
    return deciles[below] + Int((place - Double(below)) * Double(deciles[below + 1] - deciles[below]))
  }
}
