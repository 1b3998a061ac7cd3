#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Runs work that asks itself questions on a thread with a large stack: how deep questions lead is up to whoever wrote
/// the source, and the stacks of worker threads hold a few hundred of them.
enum DeepStack {
  /// In bytes. Address space alone: what is not used takes no memory.
  private static let size = 512 << 20

  /// The deepest that questions may lead there: a debug build takes some 20 kB for each.
  static let maximumDepth: Int32 = 12_000

  private final class Work {
    let run: () -> Void

    init(_ run: @escaping () -> Void) { self.run = run }
  }

  /// Waits for what `work` gives.
  static func run<Result>(_ work: () -> Result) -> Result {
    let result = UnsafeMutablePointer<Result>.allocate(capacity: 1)
    defer { result.deallocate() }
    withoutActuallyEscaping(work) { work in
      let body = Work { result.initialize(to: work()) }
      if !start(body) { body.run() }
    }
    return result.move()
  }

  /// Whether there was a thread for it, which has ended by now.
  private static func start(_ work: Work) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, size) == 0 else { return false }
    let argument = Unmanaged.passRetained(work).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    guard pthread_create(&thread, &attributes, { DeepStack.take($0) }, argument) == 0 else {
      Unmanaged<Work>.fromOpaque(argument).release()
      return false
    }
    #if canImport(Darwin)
      if let thread { pthread_join(thread, nil) }
    #else
      pthread_join(thread, nil)
    #endif
    return true
  }

  /// Darwin's threads begin with their argument, Linux's with what may be none.
  private static func take(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let argument else { return nil }
    Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run()
    return nil
  }
}
