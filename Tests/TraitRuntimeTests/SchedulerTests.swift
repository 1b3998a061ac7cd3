import Dispatch
import Foundation
import Synchronization
import Testing

@testable import TraitRuntime

/// Real schedulers, on real queues.
@Suite struct SchedulerTests {
  /// The scheduler's first piece of work, waited for.
  private func run<Result: Sendable>(
    on scheduler: ImmediateSchedulerType,
    _ body: @escaping @Sendable () -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      _ = scheduler.schedule(()) { _ in
        continuation.resume(returning: body())
        return Disposables.create()
      }
    }
  }

  @Test func queuesRunWorkOffMain() async {
    let schedulers: [ImmediateSchedulerType] = [
      SerialDispatchQueueScheduler(qos: .default),
      SerialDispatchQueueScheduler(internalSerialQueueName: "test"),
      SerialDispatchQueueScheduler(queue: .global(), internalSerialQueueName: "test"),
      ConcurrentDispatchQueueScheduler(qos: .default),
      ConcurrentDispatchQueueScheduler(queue: .global()),
    ]
    for scheduler in schedulers {
      #expect(await run(on: scheduler) { !MainThread.isMainQueue })
    }
  }

  @Test func mainSchedulersRunWorkOnMain() async {
    let schedulers: [ImmediateSchedulerType] = [
      MainScheduler.instance, MainScheduler.asyncInstance, ConcurrentMainScheduler.instance, MainScheduler(),
    ]
    for scheduler in schedulers {
      #expect(await run(on: scheduler) { MainThread.isMainQueue })
    }
  }

  @MainActor @Test func mainSchedulerRunsWorkAtOnceOnMain() {
    var order: [String] = []
    _ = MainScheduler().schedule(()) { _ in
      order.append("work")
      return Disposables.create()
    }
    order.append("after")
    #expect(order == ["work", "after"])
  }

  @Test func relativeWorkWaits() async {
    let scheduler = SerialDispatchQueueScheduler(qos: .default)
    let start = ContinuousClock.now
    await withCheckedContinuation { continuation in
      _ = scheduler.scheduleRelative((), dueTime: .milliseconds(20)) { _ in
        continuation.resume()
        return Disposables.create()
      }
    }
    #expect(ContinuousClock.now - start >= .milliseconds(20))
  }

  @Test func periodicWorkGoesOnUntilItIsDisposed() async {
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
    let numbers = await withCheckedContinuation { continuation in
      _ = Observable<Int>.interval(.milliseconds(1), scheduler: scheduler).take(5).toArray()
        .subscribe(onSuccess: { continuation.resume(returning: $0) })
    }
    #expect(numbers == [0, 1, 2, 3, 4])
  }

  @Test func cancelledWorkDoesNotRun() async {
    let scheduler = SerialDispatchQueueScheduler(qos: .default)
    let runs = Atomic<Int>(0)
    let hold = DispatchSemaphore(value: 0)
    _ = scheduler.schedule(()) { _ in
      hold.wait()
      return Disposables.create()
    }
    let work = scheduler.schedule(()) { _ in
      runs.wrappingAdd(1, ordering: .relaxed)
      return Disposables.create()
    }
    work.dispose()
    hold.signal()
    await run(on: scheduler) {}
    #expect(runs.load(ordering: .acquiring) == 0)
  }

  @Test func theTrampolineRunsNestedWorkAfterTheWorkThatAskedForIt() {
    var order: [String] = []
    let scheduler = CurrentThreadScheduler.instance
    #expect(CurrentThreadScheduler.isScheduleRequired)
    _ = scheduler.schedule(()) { _ in
      #expect(!CurrentThreadScheduler.isScheduleRequired)
      for name in ["nested 1", "nested 2"] {
        _ = scheduler.schedule(name) { name in
          order.append(name)
          return Disposables.create()
        }
      }
      order.append("outer")
      return Disposables.create()
    }
    #expect(order == ["outer", "nested 1", "nested 2"])
    #expect(CurrentThreadScheduler.isScheduleRequired)
  }

  @Test func historicalTimeMovesFromWorkToWork() {
    let scheduler = HistoricalScheduler(initialClock: Date(timeIntervalSince1970: 100))
    var times: [Double] = []
    for delay in [3, 1, 2] {
      _ = scheduler.scheduleRelative((), dueTime: .seconds(delay)) { _ in
        times.append(scheduler.clock.timeIntervalSince1970)
        return Disposables.create()
      }
    }
    scheduler.advanceTo(Date(timeIntervalSince1970: 102))
    #expect(times == [101, 102])
    scheduler.start()
    #expect(times == [101, 102, 103])
  }

  @Test func workInThePastRunsInItsTurnAndDoesNotTurnTheClockBack() {
    let scheduler = HistoricalScheduler(initialClock: Date(timeIntervalSince1970: 100))
    _ = scheduler.scheduleAbsoluteVirtual((), time: Date(timeIntervalSince1970: 50)) { _ in Disposables.create() }
    scheduler.start()
    #expect(scheduler.clock.timeIntervalSince1970 == 100)
  }
}
