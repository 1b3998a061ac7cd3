import Dispatch

/// Tells whether the caller is on main. RxSwift asks two different questions, and so does this.
enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the main queue is running the caller: what schedulers ask before they run work at once.
  static var isMainQueue: Bool {
    DispatchQueue.getSpecific(key: key) ?? false
  }

  /// Whether this is the program's first thread: what `drive` asks.
  static var isMainThread: Bool {
    #if canImport(Darwin)
      pthread_main_np() != 0
    #else
      threadID() == getpid()
    #endif
  }
}

#if !canImport(Darwin)
  /// The first thread has the process's own number. The C library has this since 2019, Swift's view of it has not.
  @_silgen_name("gettid")
  private func threadID() -> pid_t
#endif
