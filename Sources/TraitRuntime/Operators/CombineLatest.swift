/// Joins sequences whose latest elements make a result.
final class CombineLatestSink<Result>: JoiningSink<Result> {
  private var hasSent: Set<Int> = []

  /// Adds a source, and returns the place of its latest element.
  func latest<Source: ObservableConvertibleType>(of source: Source) -> Latest<Source.Element> {
    let place = Latest<Source.Element>()
    add(source.asObservable()) { place.element = $0 }
    return place
  }

  override func inputDidSend(_ index: Int) {
    if hasSent.count < inputCount { hasSent.insert(index) }
    if hasSent.count == inputCount {
      sendResult()
    } else if runningCount == 1 {
      // All others have ended, and one of them without an element: there is nothing left to combine with.
      complete()
    }
  }

  override func inputDidComplete(_ index: Int) {
    if runningCount == 0 { complete() }
  }
}

/// The latest element of an input.
final class Latest<Element> {
  fileprivate(set) var element: Element!
}
