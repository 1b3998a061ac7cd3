import Foundation
import TraitRuntime

/// The world in which a program runs once: its clock and threads are virtual, its requests are answered as a schedule
/// says, and whatever arrives at a watched sink is recorded.
public final class World {
  /// The one that is running; there is never more than one in a process.
  public private(set) nonisolated(unsafe) static var current = World(.plain)

  let threads = VirtualThreads()
  let schedule: Schedule
  /// The number of the last use of the screen's controls; 0 while it opens.
  private(set) var event = 0
  private(set) var record = Record()
  /// How many pieces of work the world has taken on.
  private(set) var jobCount = 0
  private var concurrentCount = 0

  /// Between two events; whatever answers within it answers the first of them.
  static let gap = Duration.seconds(1)
  static let eventCount = 5
  /// Work in one gap beyond which a program is taken to go round in circles.
  private static let mostWork = 5_000

  init(_ schedule: Schedule) { self.schedule = schedule }

  /// Opens a screen, uses it, and closes it.
  static func run(_ program: Program, _ schedule: Schedule) -> Record {
    let world = World(schedule)
    // What the world before this one still holds is let go of only once this one stands: disposing of it asks for one.
    var last = world
    swap(&current, &last)
    Hooks.defaultErrorHandler = { _, _ in }
    Tasks.redirect()
    Tasks.areUsed = program.hasTasks
    world.threads.run {
      let screen = MainActor.assumeIsolated { program.open() }
      world.pass(gap)
      let hands = MainActor.assumeIsolated { Hands.all(of: screen) }
      world.record.handCount = hands.count
      for number in 1...eventCount {
        world.event = number
        for (index, hand) in hands.enumerated() where schedule.uses(index) { hand(number) }
        if !schedule.isBurst(after: number) { world.pass(gap) }
      }
      world.pass(gap)
    }
    world.record.mistakes = Array(Set(world.threads.violations)).sorted()
    return world.record
  }

  /// Lets time go by.
  private func pass(_ duration: Duration) {
    // Work of the main actor is no work of the virtual threads, so it gets its turn between slices of time.
    let slices = Tasks.areUsed ? 20 : 1
    for _ in 0..<slices {
      if !threads.advance(by: duration / slices, limit: World.mostWork) { record.isEndless = true }
      while Tasks.takeTurn() { _ = threads.advance(by: .zero, limit: World.mostWork) }
    }
  }

  // MARK: - How long queues take

  /// What a queue takes for its work: longer than what waits for a moment waits.
  var queueDelay: Duration { schedule.hasSlowQueues ? .milliseconds(400) : .zero }

  /// What a concurrent queue takes for the next piece of work: less than for the one before it, a few times over.
  func nextConcurrentDelay() -> Duration {
    guard schedule.hasSlowQueues else { return .zero }
    concurrentCount += 1
    return .milliseconds(400 - 100 * (concurrentCount % 4))
  }

  // MARK: - What the stand-ins tell

  /// Runs work on a thread of this world.
  func schedule(on thread: String, after delay: Duration = .zero, _ work: @escaping () -> Void) {
    jobCount += 1
    let scheduler = threads.scheduler(thread)
    let action: (()) -> any Disposable = { _ in
      work()
      return Disposables.create()
    }
    _ =
      delay == .zero
      ? scheduler.schedule((), action: action)
      : scheduler.scheduleRelative(
        (), dueTime: .milliseconds(Int(delay / .milliseconds(1))), action: action)
  }

  /// Counts one run of a side effect.
  func note(effect: String) { record.effects[Record.Effect(name: effect, event: event), default: 0] += 1 }

  /// Whether the schedule lets a sink subscribe to nothing.
  func leavesOut(_ sink: Int) -> Bool { schedule.sink.map { $0 != sink } ?? false }

  /// Starts a request, and tells whether it has to fail.
  func request(_ name: String) -> Bool {
    note(effect: name)
    record.requests.insert(name)
    return schedule.fails(name, at: event)
  }

  func note(_ kind: Record.Arrival.Kind, at sink: Int, _ text: String = "") {
    let isOnMain = VirtualThreads.currentName == VirtualThreads.mainName
    record.arrivals.append(Record.Arrival(sink: sink, kind: kind, event: event, isOnMain: isOnMain, text: text))
  }
}
