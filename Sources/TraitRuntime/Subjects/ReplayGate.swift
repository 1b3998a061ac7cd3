import Synchronization

/// Holds back what a subject sends to a new observer until the repeated elements have gone before.
final class ReplayGate<Element>: ObserverBase<Element> {
  private let isOpen = Atomic<Bool>(false)
  private let lock = RecursiveLock()
  private var waiting: [Event<Element>] = []
  private let observer: ObserverBase<Element>

  init(_ observer: ObserverBase<Element>) {
    self.observer = observer
  }

  func open(after elements: [Element]) {
    for element in elements { observer.onNext(element) }
    while true {
      let events: [Event<Element>] = lock.withLock {
        if waiting.isEmpty { isOpen.store(true, ordering: .releasing) }
        defer { waiting = [] }
        return waiting
      }
      if events.isEmpty { return }
      for event in events { observer.on(event) }
    }
  }

  override func onNext(_ element: Element) {
    if pass(.next(element)) { observer.onNext(element) }
  }

  override func onError(_ error: Swift.Error) {
    if pass(.error(error)) { observer.onError(error) }
  }

  override func onCompleted() {
    if pass(.completed) { observer.onCompleted() }
  }

  private func pass(_ event: @autoclosure () -> Event<Element>) -> Bool {
    if isOpen.load(ordering: .acquiring) { return true }
    return lock.withLock {
      if isOpen.load(ordering: .relaxed) { return true }
      waiting.append(event())
      return false
    }
  }
}
