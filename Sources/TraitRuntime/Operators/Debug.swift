import Dispatch

extension ObservableType {
  /// The sequence itself, with a line printed for each event, subscription and disposal.
  ///
  /// - Parameters:
  ///   - identifier: begins each line; the place of the call unless given.
  ///   - trimOutput: whether events are shortened to 40 characters.
  public func debug(
    _ identifier: String? = nil,
    trimOutput: Bool = false,
    file: String = #file,
    line: UInt = #line,
    function: String = #function
  ) -> Observable<Element> {
    let fileName = file.split(separator: "/").last.map(String.init) ?? file
    let identifier = identifier ?? "\(fileName):\(line) (\(function))"
    return lift { DebugSink($0, identifier, trimOutput: trimOutput) }
  }
}

private final class DebugSink<Element>: Sink<Element, Element> {
  private let identifier: String
  private let trimOutput: Bool

  init(_ observer: ObserverBase<Element>, _ identifier: String, trimOutput: Bool) {
    self.identifier = identifier
    self.trimOutput = trimOutput
    super.init(observer)
    log("subscribed")
  }

  override func onNext(_ element: Element) {
    log(Event.next(element))
    forward(element)
  }

  override func onError(_ error: Swift.Error) {
    log(Event<Element>.error(error))
    fail(error)
  }

  override func onCompleted() {
    log(Event<Element>.completed)
    complete()
  }

  override func didDispose() {
    log("isDisposed")
  }

  private func log(_ event: Event<Element>) {
    var text = "\(event)"
    if trimOutput, text.count > 40 { text = "\(text.prefix(20))...\(text.suffix(20))" }
    log("Event \(text)")
  }

  /// Now, as `2026-01-31 23:59:59.999`.
  private var localTime: String {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    var parts = tm()
    localtime_r(&now.tv_sec, &parts)
    let seconds = String(unsafeUninitializedCapacity: 24) { buffer in
      buffer.withMemoryRebound(to: CChar.self) { strftime($0.baseAddress!, $0.count, "%Y-%m-%d %H:%M:%S", &parts) }
    }
    return "\(seconds).\(String(now.tv_nsec / 1_000_000 + 1000).dropFirst())"
  }

  private func log(_ text: String) {
    print("\(localTime): \(identifier) -> \(text)")
  }
}
