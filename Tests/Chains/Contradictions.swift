import Foundation

/// Chains whose replay shows what the linter calls impossible.
struct Contradictions {
  var count: Int
  var seed: UInt64

  /// - Returns: whether there was none.
  func run() -> Bool {
    let start = Date()
    var fine = 0
    var contradicted = 0
    var notReplayed: [String: Int] = [:]
    var failures: Set<String> = []
    Spread.over(count) { [seed] range in
      var run = RandomRun(failureLimit: 4)
      for index in range { run.add(RandomRun.program(seed: seed, index: index)) }
      return run
    } gather: { run in
      fine += run.fine
      contradicted += run.contradicted
      notReplayed.merge(run.notReplayed, uniquingKeysWith: +)
      for failure in run.failures where failures.insert(failure).inserted && failures.count <= 60 { print(failure) }
    }
    let seconds = Date().timeIntervalSince(start)
    print("seed \(seed): \(count) programs, \(fine) fine, \(contradicted) contradicted, not replayed \(notReplayed)")
    print("\(Int(Double(count) / max(seconds, 0.001))) programs a second")
    return contradicted == 0
  }
}
