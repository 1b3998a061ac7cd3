import Foundation

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
  private let formatter = DateFormatter()

  init(_ observer: ObserverBase<Element>, _ identifier: String, trimOutput: Bool) {
    self.identifier = identifier
    self.trimOutput = trimOutput
    super.init(observer)
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
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

  private func log(_ text: String) {
    print("\(formatter.string(from: Date())): \(identifier) -> \(text)")
  }
}
