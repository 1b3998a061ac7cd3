/// What the runtime keeps for each thread: the trampoline of `CurrentThreadScheduler` and the environment in force.
final class ThreadState {
  /// Whether a trampoline runs on this thread, so that new work has to queue.
  private(set) var isTrampolining = false
  private var queue: [TrampolineItem] = []
  private var head = 0

  /// Replaces the real world on this thread; see `RuntimeEnvironment`.
  var environment: RuntimeEnvironment?
  /// The virtual world that runs on this thread, if any.
  var virtualThreads: VirtualThreads?
  #if DEBUG || TRACE_RESOURCES
    /// See `LiveObjects`.
    var liveObjectCount = 0
  #endif

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { pointer in
      // Darwin and Glibc disagree on whether the argument is optional.
      let pointer: UnsafeMutableRawPointer? = pointer
      if let pointer { Unmanaged<ThreadState>.fromOpaque(pointer).release() }
    }
    precondition(status == 0, "no thread-specific key left")
    return key
  }()

  static var current: ThreadState {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<ThreadState>.fromOpaque(pointer).takeUnretainedValue()
    }
    let state = ThreadState()
    pthread_setspecific(key, Unmanaged.passRetained(state).toOpaque())
    return state
  }

  /// Runs `body` now, then everything that it put on the trampoline, in order.
  func trampoline<Result>(_ body: () -> Result) -> Result {
    isTrampolining = true
    let result = body()
    while head < queue.count {
      let item = queue[head]
      head += 1
      if head == queue.count {
        queue.removeAll(keepingCapacity: true)
        head = 0
      }
      item.run()
    }
    isTrampolining = false
    return result
  }

  func enqueue(_ item: TrampolineItem) {
    queue.append(item)
  }
}

/// Work that waits on a trampoline.
class TrampolineItem {
  func run() {
    rxAbstractMethod()
  }
}
