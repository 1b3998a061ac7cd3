/// Runs work in the order of a clock that moves only from one piece of work to the next.
///
/// Everything happens on the thread that made the scheduler; using it on another stops the program.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType {
  public typealias VirtualTime = Converter.VirtualTimeUnit
  public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

  /// The scheduler's point in time.
  public private(set) var clock: VirtualTime

  private let converter: Converter
  private let thread = pthread_self()
  private var queue: WorkQueue<VirtualTime>
  private var isRunning = false

  /// Makes a scheduler whose clock stands at `initialClock`.
  public init(initialClock: VirtualTime, converter: Converter) {
    clock = initialClock
    self.converter = converter
    queue = WorkQueue { converter.compareVirtualTime($0, $1) }
  }

  public var now: RxTime {
    converter.convertFromVirtualTime(clock)
  }

  public func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable {
    scheduleRelative(state, dueTime: .microseconds(0), action: action)
  }

  public func scheduleRelative<StateType>(
    _ state: StateType,
    dueTime: RxTimeInterval,
    action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    let time = converter.convertToVirtualTime(now.adding(dueTime))
    return scheduleAbsoluteVirtual(state, time: adjustScheduledTime(time), action: action)
  }

  /// Runs `action` a span of virtual time from now.
  public func scheduleRelativeVirtual<StateType>(
    _ state: StateType,
    dueTime: VirtualTimeInterval,
    action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    let time = converter.offsetVirtualTime(clock, offset: dueTime)
    return scheduleAbsoluteVirtual(state, time: time, action: action)
  }

  /// Runs `action` at a point in virtual time; at once, when its turn comes, if that is past.
  public func scheduleAbsoluteVirtual<StateType>(
    _ state: StateType,
    time: VirtualTime,
    action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    ensureThread()
    return queue.insert(at: time) { action(state) }
  }

  /// Lets a subclass move the time at which work is scheduled.
  open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime {
    time
  }

  /// Runs all work, and what it schedules, until nothing is left or `stop()` is called.
  public func start() {
    ensureThread()
    guard !isRunning else { return }
    isRunning = true
    while isRunning, let work = queue.removeFirst() { run(work) }
    isRunning = false
  }

  /// Runs all work up to a point in virtual time, at which the clock then stands.
  public func advanceTo(_ virtualTime: VirtualTime) {
    ensureThread()
    precondition(!isRunning, "work that is running cannot move the clock")
    isRunning = true
    while isRunning, let time = queue.firstTime, !isAfter(time, virtualTime), let work = queue.removeFirst() {
      run(work)
    }
    clock = virtualTime
    isRunning = false
  }

  /// Moves the clock without running anything.
  public func sleep(_ virtualInterval: VirtualTimeInterval) {
    ensureThread()
    let time = converter.offsetVirtualTime(clock, offset: virtualInterval)
    precondition(!isAfter(clock, time), "the clock does not go back")
    clock = time
  }

  /// Ends `start()` after the work that is running.
  public func stop() {
    ensureThread()
    isRunning = false
  }

  private func run(_ work: ScheduledWork<VirtualTime>) {
    if isAfter(work.time, clock) { clock = work.time }
    work.run()
  }

  private func isAfter(_ time: VirtualTime, _ other: VirtualTime) -> Bool {
    converter.compareVirtualTime(time, other) == .greaterThan
  }

  private func ensureThread() {
    precondition(
      pthread_equal(pthread_self(), thread) != 0,
      "a virtual scheduler belongs to the thread that made it"
    )
  }
}

extension VirtualTimeScheduler: CustomDebugStringConvertible {
  public var debugDescription: String {
    queue.debugDescription
  }
}
