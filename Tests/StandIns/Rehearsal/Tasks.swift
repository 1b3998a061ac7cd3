import Foundation

/// Swift's tasks on the world's threads: what no actor holds runs on one of them, the main actor's work on main.
enum Tasks {
  private static let thread = "task"
  private nonisolated(unsafe) static var isRedirected = false
  /// Whether the program that runs starts tasks.
  nonisolated(unsafe) static var areUsed = false

  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void

  /// Lets the concurrency runtime ask here where a job runs: by a variable that it has for that.
  static func redirect() {
    guard !isRedirected, let hook = dlsym(dlopen(nil, RTLD_NOW), "swift_task_enqueueGlobal_hook") else { return }
    isRedirected = true
    hook.assumingMemoryBound(to: Hook?.self).pointee = { job, _ in
      World.current.schedule(on: Tasks.thread) { job.runSynchronously(on: Tasks.noActor) }
    }
  }

  /// The executor that stands for none.
  private static var noActor: UnownedSerialExecutor {
    unsafeBitCast((UInt(0), UInt(0)), to: UnownedSerialExecutor.self)
  }

  /// Lets the main actor do what waits for it.
  ///
  /// - Returns: whether tasks are used at all, and there may be work again.
  static func takeTurn() -> Bool {
    guard areUsed else { return false }
    let before = World.current.jobCount
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    return World.current.jobCount > before
  }
}
