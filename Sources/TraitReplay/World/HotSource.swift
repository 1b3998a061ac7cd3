import TraitRules
import TraitRuntime

/// A source that sends whether or not anybody subscribes: a control, a relay, a subject, a shared sequence.
final class HotSource {
  /// What it sends, as a sequence; for those that are found by name.
  var output: Observable<Element>?
  /// The source event during which it came to be.
  var joined = 0

  private let input: AnyObserver<Element>
  private let ordinal: UInt64
  private let threads: [ReplayThread]
  private let fault: FaultPoint?
  private let canComplete: Bool
  private var isOver = false

  /// - Parameter fault: set for those that errors can be sent into.
  init(
    input: AnyObserver<Element>, ordinal: UInt64, threads: [ReplayThread], fault: FaultPoint? = nil,
    canComplete: Bool = true
  ) {
    self.input = input
    self.ordinal = ordinal
    self.threads = threads
    self.fault = fault
    self.canComplete = canComplete
  }

  /// The thread's name on which it sends its `event`th element.
  func thread(_ event: Int) -> String { threads[event % threads.count].rawValue }

  func send(_ event: Int, world: World) {
    world.countStep()
    guard !isOver, !world.isExhausted else { return }
    if let fault, let failure = world.fails(fault) {
      if failure.isAfterElement { input.onNext(element(event)) }
      isOver = true
      input.onError(ReplayError())
    } else {
      input.onNext(element(event))
    }
  }

  func complete() {
    if canComplete, !isOver { input.onCompleted() }
  }

  private func element(_ event: Int) -> Element {
    Element(ordinal).passed(through: UInt64(event))
  }
}
