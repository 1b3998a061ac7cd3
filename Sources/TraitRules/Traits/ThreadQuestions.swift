/// How code asks on which thread it is, other than by `isMainThread`. (NSThread.h, NSOperation.h, NSRunLoop.h, pthread.h)
extension Schedulers {
  /// What runs the code that names it.
  static let currentThreads: Set<String> = ["Thread.current", "OperationQueue.current", "RunLoop.current"]

  /// What the main thread's own compares equal to. `OperationQueue.current` is the main queue nowhere else.
  static let mainThreads: Set<String> = ["Thread.main", "OperationQueue.main", "RunLoop.main", ".main"]

  /// 1 on the main thread, 0 on any other.
  static let mainFlag = "pthread_main_np()"

  /// What asks for something of the thread or its queue, whichever thread that is of. (dispatch/queue.h: what
  /// `getSpecific` gives, whoever made the queue has set.)
  static let threadQuestions = [
    "getSpecific", "queue_get_label", "pthread_main_np", "pthread_self", "Thread.current", "OperationQueue.current",
    "RunLoop.current",
  ].map { ByteSearch(Array($0.utf8)) }

  /// Words without one of which nothing asks.
  static let askingWords = ["isMainThread", "pthread_main_np", "getSpecific", "__dispatch_queue_get_label", "current"]
}
