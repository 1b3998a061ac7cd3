/// A world of named threads that share one virtual clock, `main` among them.
///
/// It is deterministic: one piece of work runs at a time, in the order of the clock, and then of scheduling. It knows on
/// which of its threads that is, so that a test can say where an element was delivered. Inside `run` it is the world that
/// `MainScheduler`, and with it every `Driver`, believes in; mistakes that would stop the program are recorded.
///
///     let threads = VirtualThreads()
///     threads.run {
///       request.observe(on: threads.scheduler("background"))
///         .observe(on: MainScheduler.instance)
///         .subscribe(onNext: { print($0, VirtualThreads.currentName) })
///       threads.advance()
///     }
public final class VirtualThreads {
  /// The name of the thread that stands for the program's first.
  public static let mainName = "main"

  /// The time since this world began.
  public private(set) var clock: Duration = .zero
  /// What was done off the main thread that has to be done on it, in order.
  public private(set) var violations: [String] = []
  /// Errors that were bound to observers that take none, in order.
  public private(set) var bindingErrors: [any Swift.Error] = []

  private var queue = WorkQueue<Duration> { $0 < $1 ? .lessThan : $0 == $1 ? .equal : .greaterThan }
  private var threadName = VirtualThreads.mainName
  private var schedulers: [String: VirtualThreadScheduler] = [:]

  /// Makes a world at the beginning of its time. Its first thread is running.
  public init() {}

  deinit {
    queue.discard()
  }

  /// The thread of the world that runs on this real thread; `main` outside of all.
  public static var currentName: String {
    ThreadState.current.virtualThreads?.threadName ?? mainName
  }

  /// The scheduler of the thread `name`; the same one each time.
  public func scheduler(_ name: String) -> VirtualThreadScheduler {
    if let scheduler = schedulers[name] { return scheduler }
    let scheduler = VirtualThreadScheduler(name: name, in: self)
    schedulers[name] = scheduler
    return scheduler
  }

  /// The scheduler of the main thread. Unlike `MainScheduler` it never runs work at once.
  public var main: VirtualThreadScheduler {
    scheduler(VirtualThreads.mainName)
  }

  /// Runs `body` in this world, on its main thread.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let thread = ThreadState.current
    let outer = thread.virtualThreads
    thread.virtualThreads = self
    defer { thread.virtualThreads = outer }
    return try environment.run(body)
  }

  /// Runs all work that is due within `duration`, but no more than `limit` pieces, and lets the clock stand at its end.
  ///
  /// To be called inside `run`, and not from work that is running.
  ///
  /// - Returns: whether no work was left that was due.
  @discardableResult
  public func advance(by duration: Duration, limit: Int = .max) -> Bool {
    let end = clock + duration
    var remaining = limit
    while let time = queue.firstTime, time <= end {
      if remaining == 0 { return false }
      remaining -= 1
      if let work = queue.removeFirst() { perform(work) }
    }
    clock = end
    return true
  }

  /// Runs all work until none is left, but no more than `limit` pieces: a timer never ends.
  ///
  /// - Returns: whether no work was left.
  @discardableResult
  public func advance(limit: Int = 100_000) -> Bool {
    for _ in 0..<limit {
      guard let work = queue.removeFirst() else { return true }
      perform(work)
    }
    return queue.firstTime == nil
  }

  /// Runs `body` as the thread `name` would, now.
  public func perform<Result>(on name: String, _ body: () throws -> Result) rethrows -> Result {
    let outer = threadName
    threadName = name
    defer { threadName = outer }
    return try body()
  }

  private func perform(_ work: ScheduledWork<Duration>) {
    if work.time > clock { clock = work.time }
    work.run()
  }

  fileprivate func schedule(
    on name: String,
    after delay: Duration,
    _ action: @escaping () -> Disposable
  ) -> Disposable {
    queue.insert(at: clock + max(.zero, delay)) { [unowned self] in
      perform(on: name, action)
    }
  }

  private lazy var environment = RuntimeEnvironment(
    isMain: { [unowned self] in threadName == VirtualThreads.mainName },
    mainScheduler: main,
    reportViolation: { [unowned self] in violations.append($0) },
    bindingError: { [unowned self] in bindingErrors.append($0) }
  )
}

/// Runs work on one thread of a virtual world, which it does not keep alive.
public final class VirtualThreadScheduler: SchedulerType {
  /// The thread's name.
  public let name: String

  private unowned let threads: VirtualThreads

  init(name: String, in threads: VirtualThreads) {
    self.name = name
    self.threads = threads
  }

  public var now: RxTime {
    Date(timeIntervalSinceReferenceDate: threads.clock / .seconds(1))
  }

  public func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable {
    threads.schedule(on: name, after: .zero) { action(state) }
  }

  public func scheduleRelative<StateType>(
    _ state: StateType,
    dueTime: RxTimeInterval,
    action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    guard let delay = Duration(dueTime) else { return Disposables.create() }
    return threads.schedule(on: name, after: delay) { action(state) }
  }
}

extension Duration {
  /// The span that Dispatch's interval stands for; nil for `never`.
  init?(_ interval: RxTimeInterval) {
    switch interval {
    case .seconds(let value): self = .seconds(value)
    case .milliseconds(let value): self = .milliseconds(value)
    case .microseconds(let value): self = .microseconds(value)
    case .nanoseconds(let value): self = .nanoseconds(value)
    case .never: return nil
    @unknown default: return nil
    }
  }
}
