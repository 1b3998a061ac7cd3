extension ObservableType {
  /// The sequence that says something first; the others are left.
  public static func amb<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> Observable<Element> where Sequence.Element == Observable<Element> {
    sequence.reduce(.never()) { $0.amb($1) }
  }

  /// This sequence or `right`, whichever says something first.
  public func amb<O2: ObservableType>(_ right: O2) -> Observable<Element> where O2.Element == Element {
    let left = asObservable()
    let right = right.asObservable()
    return Build { observer in
      let sink = AmbSink(observer)
      let first = AmbCandidate(sink)
      let second = AmbCandidate(sink, isSecond: true)
      first.rival = second
      second.rival = first
      sink.setUpstream(Disposables.create(first, second))
      first.attach(to: left)
      second.attach(to: right)
      return sink
    }
  }
}

private final class AmbSink<Element>: Sink<Element, Element> {
  fileprivate let lock = RecursiveLock()
  fileprivate var winner: ObjectIdentifier?
}

private final class AmbCandidate<Element>: Subscriber<Element> {
  private let sink: AmbSink<Element>
  private let isSecond: Bool
  weak var rival: AmbCandidate<Element>?

  init(_ sink: AmbSink<Element>, isSecond: Bool = false) {
    self.sink = sink
    self.isSecond = isSecond
  }

  override func onNext(_ element: Element) {
    sink.lock.withLock {
      if wins() { sink.forward(element) }
    }
  }

  override func onError(_ error: Swift.Error) {
    sink.lock.withLock {
      if wins() { sink.fail(error) }
    }
    end()
  }

  override func onCompleted() {
    sink.lock.withLock {
      if wins() { sink.complete() }
    }
    end()
  }

  /// As in RxSwift's Amb.swift, the second sequence's end cancels the first, even if that has won: where both send
  /// something upon subscribing and the second ends there, nothing comes any more.
  private func end() {
    dispose()
    if isSecond { rival?.dispose() }
  }

  private func wins() -> Bool {
    if sink.winner == nil {
      sink.winner = ObjectIdentifier(self)
      rival?.dispose()
    }
    return sink.winner == ObjectIdentifier(self)
  }
}
