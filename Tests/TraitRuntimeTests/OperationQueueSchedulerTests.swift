import Foundation
import Synchronization
import Testing
import TraitRuntime
import TraitRuntimeFoundation

@Suite struct OperationQueueSchedulerTests {
  private static func serialQueue() -> OperationQueue {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    return queue
  }

  @Test func elementsArriveOnTheQueueInOrder() {
    let queue = Self.serialQueue()
    let seen = Mutex<[(Int, OperationQueue?)]>([])
    let subscription = Observable.from([1, 2, 3]).observe(on: OperationQueueScheduler(operationQueue: queue))
      .subscribe(onNext: { element in seen.withLock { $0.append((element, OperationQueue.current)) } })
    defer { subscription.dispose() }
    queue.waitUntilAllOperationsAreFinished()
    #expect(seen.withLock { $0.map(\.0) } == [1, 2, 3])
    #expect(seen.withLock { $0.allSatisfy { $0.1 === queue } })
  }

  @Test func whatIsDisposedBeforeItsTurnDoesNotRun() {
    let queue = Self.serialQueue()
    queue.isSuspended = true
    let runs = Mutex(0)
    let work = OperationQueueScheduler(operationQueue: queue).schedule(()) { _ in
      runs.withLock { $0 += 1 }
      return Disposables.create()
    }
    work.dispose()
    queue.isSuspended = false
    queue.waitUntilAllOperationsAreFinished()
    #expect(runs.withLock { $0 } == 0)
  }

  @Test func workHasThePriorityOfItsScheduler() {
    let queue = Self.serialQueue()
    queue.isSuspended = true
    let scheduler = OperationQueueScheduler(operationQueue: queue, queuePriority: .veryHigh)
    _ = scheduler.schedule(()) { _ in Disposables.create() }
    #expect(queue.operations.map(\.queuePriority) == [.veryHigh])
    queue.isSuspended = false
  }
}
