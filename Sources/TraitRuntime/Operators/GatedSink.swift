import Synchronization

/// Drops elements until it is opened.
final class GatedSink<Element>: Sink<Element, Element> {
  private let opened = Atomic<Bool>(false)

  var isOpen: Bool {
    opened.load(ordering: .acquiring)
  }

  func open() {
    opened.store(true, ordering: .releasing)
  }

  override func onNext(_ element: Element) {
    if isOpen { forward(element) }
  }
}
