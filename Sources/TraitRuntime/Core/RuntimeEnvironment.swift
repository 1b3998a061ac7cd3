/// The world that code on this thread believes in: which thread is main, what runs there, and what becomes of mistakes.
///
/// The default is the real one: Dispatch's main queue, and a stopped program. `VirtualThreads` brings another, in which
/// a chain runs in virtual time and mistakes are only recorded.
public final class RuntimeEnvironment {
  /// Whether the caller is on the main thread.
  public let isMain: () -> Bool
  /// Where `MainScheduler`, and with it every `Driver`, sends its work.
  public let mainScheduler: any SchedulerType
  /// Receives what would have stopped the program for being off the main thread.
  public let reportViolation: (_ message: String) -> Void
  /// Receives an error that was sent into a binder, a relay or another observer that can take none.
  public let bindingError: (_ error: Swift.Error) -> Void

  /// How much work each `MainScheduler` has waiting here. Counted apart from the real world's, or work that other real
  /// threads have under way would decide what runs at once in this one.
  private var waitingOnMain: [ObjectIdentifier: Int] = [:]

  /// Makes a world of four answers.
  public init(
    isMain: @escaping () -> Bool,
    mainScheduler: any SchedulerType,
    reportViolation: @escaping (_ message: String) -> Void,
    bindingError: @escaping (_ error: Swift.Error) -> Void
  ) {
    self.isMain = isMain
    self.mainScheduler = mainScheduler
    self.reportViolation = reportViolation
    self.bindingError = bindingError
  }

  /// Counts a piece of a scheduler's work in, and tells whether it is alone.
  func enterMain(_ scheduler: ObjectIdentifier) -> Bool {
    let before = waitingOnMain[scheduler, default: 0]
    waitingOnMain[scheduler] = before + 1
    return before == 0
  }

  func leaveMain(_ scheduler: ObjectIdentifier) {
    let remaining = waitingOnMain[scheduler, default: 1] - 1
    waitingOnMain[scheduler] = remaining == 0 ? nil : remaining
  }

  /// The environment that replaces the real one on this thread, if any.
  public static var current: RuntimeEnvironment? {
    ThreadState.current.environment
  }

  /// Runs `body` on this thread in this environment.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let thread = ThreadState.current
    let outer = thread.environment
    thread.environment = self
    defer { thread.environment = outer }
    return try body()
  }
}

extension RuntimeEnvironment {
  /// Whether the caller is on the main thread of the environment in force.
  public static var isMain: Bool {
    if let current { return current.isMain() }
    return MainThread.isMainThread
  }

  /// Stops the program, or records a violation, if the caller is off the main thread.
  public static func requireMain(_ message: @autoclosure () -> String) {
    guard !isMain else { return }
    guard let current else { rxFatalError(message()) }
    current.reportViolation(message())
  }

  /// What becomes of an error that was bound to an observer that can take none: recorded where the environment records
  /// it, otherwise it stops a debug build and prints a line in a release build.
  public static func bindingError(_ error: Swift.Error, file: StaticString = #file, line: UInt = #line) {
    if let current {
      current.bindingError(error)
    } else {
      rxFatalErrorInDebug("Binding error: \(error)", file: file, line: line)
    }
  }
}
