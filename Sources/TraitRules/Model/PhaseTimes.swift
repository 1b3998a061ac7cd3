import Synchronization

/// Where a lint's time went, summed over the threads that worked: with two of them, up to twice what a clock shows.
public struct PhaseTimes: Sendable, Equatable {
  public var read = Duration.zero
  /// Looking for words of RxSwift in the bytes.
  public var look = Duration.zero
  /// Making tokens, and the table of a file's words.
  public var lex = Duration.zero
  public var parse = Duration.zero
  /// Following chains from their sinks, with what that enters of other files.
  public var follow = Duration.zero
  /// Judging bindings and drafting fixes.
  public var judge = Duration.zero
  /// Running chains before and after their fixes.
  public var replay = Duration.zero

  public init() {}

  static func += (left: inout PhaseTimes, right: PhaseTimes) {
    left.read += right.read
    left.look += right.look
    left.lex += right.lex
    left.parse += right.parse
    left.follow += right.follow
    left.judge += right.judge
    left.replay += right.replay
  }
}

/// Runs work and adds the time that it took to `total`.
func timed<Result>(_ total: inout Duration, _ work: () -> Result) -> Result {
  let start = ContinuousClock.now
  defer { total += ContinuousClock.now - start }
  return work()
}

/// The time that replays took: they run inside the judging of findings.
final class ReplayTime: Sendable {
  private let sum = Mutex(Duration.zero)

  var total: Duration { sum.withLock(\.self) }

  func measuring<Input, Output>(
    _ work: @escaping @Sendable (Input) -> Output
  ) -> @Sendable (Input) -> Output {
    { input in
      var duration = Duration.zero
      let output = timed(&duration) { work(input) }
      self.sum.withLock { $0 += duration }
      return output
    }
  }
}
