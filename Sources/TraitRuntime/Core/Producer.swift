/// A sequence that makes a sink for each subscription.
///
/// The first subscription on a thread installs the trampoline of `CurrentThreadScheduler`, so that sources that schedule
/// on it do not start before the chain is complete.
class Producer<Element>: Observable<Element> {
  override final func attach(_ observer: ObserverBase<Element>) -> Disposable {
    let thread = ThreadState.current
    if thread.isTrampolining { return run(observer) }
    return thread.trampoline { run(observer) }
  }

  /// Makes the sink, connects it, and returns what disposes it.
  func run(_ observer: ObserverBase<Element>) -> Disposable {
    rxAbstractMethod()
  }
}
