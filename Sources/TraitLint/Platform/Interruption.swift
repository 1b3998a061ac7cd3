import Synchronization

/// Signals that ask the process to end. While files are replaced they wait, so that what belongs together is written
/// together and no temporary file stays behind.
enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// The signal that came meanwhile; 0 for none.
  private static let received = Atomic<Int32>(0)
  private static let depth = Mutex(0)

  /// Whether whoever is writing should come to an end.
  static var isRequested: Bool { received.load(ordering: .relaxed) != 0 }

  /// Runs `body`; a signal that came while it ran ends the process afterwards, as it would have.
  static func heldBack<Result>(_ body: () -> Result) -> Result {
    // Several threads may write; the first holds signals back, the last lets go.
    let isOutermost = depth.withLock { depth in
      depth += 1
      return depth == 1
    }
    let previous = isOutermost ? signals.map { ($0, handle($0)) } : []
    let result = body()
    depth.withLock { $0 -= 1 }
    for (number, handler) in previous { _ = signal(number, handler) }
    if isOutermost, isRequested { raise(received.exchange(0, ordering: .relaxed)) }
    return result
  }

  private static func handle(_ number: Int32) -> Platform.SignalHandler {
    let previous = signal(number) { Interruption.received.store($0, ordering: .relaxed) }
    // Who started the process with a signal ignored (`nohup`) wants it to stay so.
    if isIgnoring(previous) { _ = signal(number, previous) }
    return previous
  }

  private static func isIgnoring(_ handler: Platform.SignalHandler) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
