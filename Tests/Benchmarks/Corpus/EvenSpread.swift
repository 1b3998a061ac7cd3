/// Values of a distribution, spread evenly instead of drawn: twice as many of them add up to twice as much, so that what
/// is measured of a doubled corpus is not the luck of the draw.
struct EvenSpread {
  private let start: Double

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
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
