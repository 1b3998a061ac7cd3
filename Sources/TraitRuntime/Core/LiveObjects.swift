#if DEBUG || TRACE_RESOURCES
  import Synchronization

  /// Counts the sequences, observers and disposables that are alive, so that tests can tell a leak.
  enum LiveObjects {
    private static let counter = Atomic<Int>(0)

    /// How many are alive.
    static var count: Int {
      counter.load(ordering: .acquiring)
    }

    /// How many more were made on this thread than were freed on it. For tests that run side by side, each on one
    /// thread in virtual time.
    static var countOnThisThread: Int {
      ThreadState.current.liveObjectCount
    }

    static func add() {
      counter.wrappingAdd(1, ordering: .relaxed)
      ThreadState.current.liveObjectCount += 1
    }

    static func remove() {
      counter.wrappingSubtract(1, ordering: .releasing)
      ThreadState.current.liveObjectCount -= 1
    }
  }
#endif

#if TRACE_RESOURCES
  /// RxSwift's counter of live resources, under the same condition as there.
  public enum Resources {
    /// How many objects of the runtime are alive.
    public static var total: Int32 {
      Int32(truncatingIfNeeded: LiveObjects.count)
    }

    /// Counts an object of the caller in.
    public static func incrementTotal() -> Int32 {
      LiveObjects.add()
      return total
    }

    /// Counts an object of the caller out.
    public static func decrementTotal() -> Int32 {
      LiveObjects.remove()
      return total
    }
  }
#endif
