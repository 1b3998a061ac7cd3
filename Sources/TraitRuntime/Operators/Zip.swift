/// Joins sequences whose elements make results in pairs, triples and so on.
final class ZipSink<Result>: JoiningSink<Result> {
  private var counts: [() -> Bool] = []

  /// Adds a source, and returns the queue of its elements.
  func queue<Source: ObservableConvertibleType>(of source: Source) -> ZipQueue<Source.Element> {
    let place = ZipQueue<Source.Element>()
    counts.append { !place.elements.isEmpty }
    add(source.asObservable()) { place.elements.enqueue($0) }
    return place
  }

  override func inputDidSend(_ index: Int) {
    if counts.allSatisfy({ $0() }) { sendResult() }
  }

  // Only when all have ended, even if no further result is possible before: RxSwift's collection form knows better, its
  // fixed forms do not.
  override func inputDidComplete(_ index: Int) {
    if runningCount == 0 { complete() }
  }
}

/// The elements of an input that wait for those of the others.
final class ZipQueue<Element> {
  fileprivate var elements = Queue<Element>()

  /// Takes the first element out.
  func next() -> Element {
    guard let element = elements.dequeue() else { preconditionFailure("taken before it was there") }
    return element
  }
}
