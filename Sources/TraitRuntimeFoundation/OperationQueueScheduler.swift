import Foundation
import TraitRuntime

/// Runs work on an operation queue.
public class OperationQueueScheduler: ImmediateSchedulerType, @unchecked Sendable {
  /// The queue.
  public let operationQueue: OperationQueue
  /// The priority that each piece of work gets there.
  public let queuePriority: Operation.QueuePriority

  /// Makes a scheduler of `operationQueue`.
  public init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal) {
    self.operationQueue = operationQueue
    self.queuePriority = queuePriority
  }

  public func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable {
    let cancel = SingleAssignmentDisposable()
    // RxSwift's signature knows no `Sendable`: whoever schedules sees to it that the work may go to another thread.
    nonisolated(unsafe) let work = {
      if !cancel.isDisposed { cancel.setDisposable(action(state)) }
    }
    let operation = BlockOperation { work() }
    operation.queuePriority = queuePriority
    operationQueue.addOperation(operation)
    return cancel
  }
}
