#if BUNDLED
  @_exported import BundledRuntime
#else
  @_exported import RxCocoa
  @_exported import RxRelay
  @_exported import RxSwift
#endif

/// A world of named threads for either library, so that the replay's own sources compile against both and differ in
/// nothing but the operators: schedulers and the hop of controls are the ones here.
///
/// Only one world runs at a time: RxCocoa asks a global for the scheduler of its Drivers.
public final class VirtualThreads {
  public static let mainName = "main"
  public private(set) var clock: Duration = .zero

  nonisolated(unsafe) private(set) static var running: VirtualThreads?
  let main = MainScheduler()
  private var queue: [Work] = []
  private var scheduled: UInt64 = 0
  private var threadName = VirtualThreads.mainName

  public init() { _ = VirtualThreads.isDriverOnVirtualMain }

  public static var currentName: String { running?.threadName ?? mainName }

  public func scheduler(_ name: String) -> VirtualThreadScheduler { VirtualThreadScheduler(name: name, in: self) }

  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = VirtualThreads.running
    VirtualThreads.running = self
    defer { VirtualThreads.running = outer }
    return try body()
  }

  @discardableResult
  public func advance(by duration: Duration, limit: Int = .max) -> Bool {
    let end = clock + duration
    var remaining = limit
    while let next = queue.indices.min(by: { queue[$0].isBefore(queue[$1]) }), queue[next].time <= end {
      if remaining == 0 { return false }
      let work = queue.remove(at: next)
      if work.cancel.isDisposed { continue }
      remaining -= 1
      clock = max(clock, work.time)
      perform(on: work.thread) { work.cancel.setDisposable(work.action()) }
    }
    clock = end
    return true
  }

  public func perform<Result>(on name: String, _ body: () throws -> Result) rethrows -> Result {
    let outer = threadName
    threadName = name
    defer { threadName = outer }
    return try body()
  }

  static var isMain: Bool { currentName == mainName }

  /// Work for the main thread of the world that runs.
  static func enqueueMain(after delay: Duration, _ action: @escaping () -> any Disposable) -> any Disposable {
    running?.schedule(on: mainName, after: delay, action) ?? Disposables.create()
  }

  func schedule(on name: String, after delay: Duration, _ action: @escaping () -> any Disposable) -> any Disposable {
    scheduled += 1
    let cancel = SingleAssignmentDisposable()
    queue.append(
      Work(time: clock + max(.zero, delay), number: scheduled, thread: name, cancel: cancel, action: action))
    return cancel
  }

  private struct Work {
    var time: Duration
    var number: UInt64
    var thread: String
    var cancel: SingleAssignmentDisposable
    var action: () -> any Disposable

    func isBefore(_ other: Work) -> Bool { (time, number) < (other.time, other.number) }
  }
}

public final class VirtualThreadScheduler: SchedulerType {
  private let name: String
  private unowned let threads: VirtualThreads

  init(name: String, in threads: VirtualThreads) {
    self.name = name
    self.threads = threads
  }

  public var now: RxTime { threads.date }

  public func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
    threads.schedule(on: name, after: .zero) { action(state) }
  }

  public func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    guard let delay = Duration(dueTime) else { return Disposables.create() }
    return threads.schedule(on: name, after: delay) { action(state) }
  }
}

/// Runs work at once on main if none of its own is waiting, as RxSwift's does, whose queue is Dispatch's.
public final class MainScheduler: SchedulerType {
  private var waiting = 0

  public static var instance: MainScheduler { VirtualThreads.mainInstance }

  public var now: RxTime { VirtualThreads.currentDate }

  public func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
    waiting += 1
    if waiting == 1, VirtualThreads.isMain {
      defer { waiting -= 1 }
      return action(state)
    }
    let cancel = SingleAssignmentDisposable()
    // Not to be taken out of the queue when it is cancelled: it counts until its turn.
    _ = VirtualThreads.enqueueMain(after: .zero) {
      if !cancel.isDisposed { cancel.setDisposable(action(state)) }
      self.waiting -= 1
      return Disposables.create()
    }
    return cancel
  }

  public func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    guard let delay = Duration(dueTime) else { return Disposables.create() }
    return VirtualThreads.enqueueMain(after: delay) { action(state) }
  }
}

/// A control's event, which RxCocoa subscribes to on Dispatch's main queue.
public struct ControlEvent<Element> {
  private let events: Observable<Element>

  public init<Events: ObservableType>(events: Events) where Events.Element == Element {
    self.events = events.subscribe(on: SubscribingOnMain())
  }

  public func asObservable() -> Observable<Element> { events }
}

public struct ControlProperty<Element> {
  private let values: Observable<Element>

  public init<Values: ObservableType>(values: Values, valueSink: AnyObserver<Element>) where Values.Element == Element {
    self.values = values.subscribe(on: SubscribingOnMain())
  }

  public func asObservable() -> Observable<Element> { values }
}

private struct SubscribingOnMain: ImmediateSchedulerType {
  func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
    VirtualThreads.isMain ? action(state) : VirtualThreads.enqueueMain(after: .zero) { action(state) }
  }
}
