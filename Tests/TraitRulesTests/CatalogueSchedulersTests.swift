import Testing

@testable import TraitRules

@Suite("Schedulers by their expression")
struct CatalogueSchedulersTests {
  @Test(
    "The main thread, in every spelling",
    arguments: [
      "MainScheduler.instance", "MainScheduler.asyncInstance", "MainScheduler()", "MainScheduler.sharedInstance",
      "RxSwift.MainScheduler.instance", "ConcurrentMainScheduler.instance", "SharingScheduler.make()",
      "DriverSharingStrategy.scheduler", "SignalSharingStrategy.scheduler",
      "SerialDispatchQueueScheduler(queue: .main, internalSerialQueueName: \"a, b\")",
      "SerialDispatchQueueScheduler(\n  queue: DispatchQueue.main,\n  internalSerialQueueName: \"main\")",
      "ConcurrentDispatchQueueScheduler(queue: .main)", "ConcurrentDispatchQueueScheduler.init(queue: .main)",
      "OperationQueueScheduler(operationQueue: .main)", "OperationQueueScheduler(operationQueue: OperationQueue.main)",
      "SerialDispatchQueueScheduler(queue: dispatch_get_main_queue(), internalSerialQueueName: \"main\")",
    ])
  func main(expression: String) {
    #expect(Schedulers.thread(of: expression) == .main)
  }

  @Test(
    "Another thread",
    arguments: [
      "ConcurrentDispatchQueueScheduler(qos: .background)", "SerialDispatchQueueScheduler(qos: .utility)",
      "SerialDispatchQueueScheduler(internalSerialQueueName: \"queue: .main\")",
      "ConcurrentDispatchQueueScheduler(globalConcurrentQueueQOS: .Default)",
      "ConcurrentDispatchQueueScheduler(queue: DispatchQueue.global(qos: .userInitiated))",
      "ConcurrentDispatchQueueScheduler(queue: .global())",
      "SerialDispatchQueueScheduler(queue: DispatchQueue(label: \"work\"), internalSerialQueueName: \"work\")",
      "OperationQueueScheduler(operationQueue: OperationQueue())",
    ])
  func background(expression: String) {
    #expect(Schedulers.thread(of: expression) == .background)
  }

  @Test("The thread that is current, and what the text does not show")
  func others() {
    #expect(Schedulers.thread(of: "CurrentThreadScheduler.instance") == .current)
    #expect(Schedulers.thread(of: "TestScheduler(initialClock: 0)") == .current)
    #expect(Schedulers.thread(of: "scheduler") == .unknown)
    #expect(Schedulers.thread(of: "Schedulers.main") == .unknown)
    #expect(
      Schedulers.thread(of: "SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: \"\")") == .unknown)
    #expect(Schedulers.thread(of: "OperationQueueScheduler(operationQueue: queue)") == .unknown)
    #expect(Schedulers.thread(ofQueue: "DispatchQueue.main") == .main)
    #expect(Schedulers.thread(ofQueue: "DispatchQueue.global()") == .background)
  }
}
