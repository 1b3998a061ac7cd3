/// Where drivers and signals get their scheduler from.
public enum SharingScheduler {
  // RxCocoa's own global, unguarded as there: it is set only while a test builds its sequences, on one thread.
  /// Makes the scheduler of one hop: a new main scheduler, unless a test put another in its place.
  public nonisolated(unsafe) private(set) static var make: () -> SchedulerType = { MainScheduler() }

  /// Builds sequences in `action` that deliver on `scheduler` in place of main.
  public static func mock(scheduler: SchedulerType, action: () throws -> Void) rethrows {
    try mock(makeScheduler: { scheduler }, action: action)
  }

  /// Builds sequences in `action` that ask `makeScheduler` for each of their schedulers.
  public static func mock(makeScheduler: @escaping () -> SchedulerType, action: () throws -> Void) rethrows {
    let original = make
    make = makeScheduler
    defer { make = original }
    try action()
  }
}
