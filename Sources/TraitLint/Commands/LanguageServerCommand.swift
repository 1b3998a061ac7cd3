import Dispatch
import Synchronization

/// `lsp`: the language server on standard input and output.
///
/// One thread reads, one lints, and this one decides. Nothing but messages ever goes to standard output.
struct LanguageServerCommand {
  let surroundings: Surroundings
  let console: Console
  let invocation: Invocation
  /// The next bytes of input; none at its end.
  var input: @Sendable () -> [UInt8] = { System.readAvailable(0) }

  private enum Event: Sendable {
    case input([UInt8])
    case linted(DocumentLint.Outcome)
  }

  func run() throws(UsageError) -> ExitStatus {
    guard invocation.operands.isEmpty else {
      throw UsageError(message: "'traitlint lsp' takes no paths; the editor names the files")
    }
    let events = EventQueue<Event>()
    let input = input
    DispatchQueue(label: "traitlint.input").async {
      while true {
        let bytes = input()
        events.post(.input(bytes))
        if bytes.isEmpty { return }
      }
    }
    return serve(events)
  }

  private func serve(_ events: EventQueue<Event>) -> ExitStatus {
    var server = LanguageServer(surroundings)
    var framing = MessageFraming()
    let lintQueue = DispatchQueue(label: "traitlint.lint")
    // Asked on that queue alone.
    nonisolated(unsafe) let session = LintSession(surroundings)
    while true {
      switch events.next(until: server.nextWork) {
      case .input(let bytes):
        framing.append(bytes)
        while let frame = framing.next() { server.receive(frame, at: System.seconds) }
        if bytes.isEmpty { server.end() }
      case .linted(let outcome): server.complete(outcome, at: System.seconds)
      case nil: break
      }
      let work = server.exitStatus == nil ? server.takeWork(at: System.seconds) : nil
      for message in server.takeMessages() { console.output(ServerMessage.framed(message)) }
      if let status = server.exitStatus { return status }
      if let work { lintQueue.async { events.post(.linted(session.run(work))) } }
    }
  }
}

/// Where threads leave what another waits for.
private final class EventQueue<Event: Sendable>: Sendable {
  private let events = Mutex<[Event]>([])
  private let count = DispatchSemaphore(value: 0)

  func post(_ event: Event) {
    events.withLock { $0.append(event) }
    count.signal()
  }

  /// The next event; nil where none comes before a time on the clock of `System.seconds`.
  func next(until deadline: Double?) -> Event? {
    let timeout = deadline.map { DispatchTime.now() + max(0, $0 - System.seconds) } ?? .distantFuture
    guard count.wait(timeout: timeout) == .success else { return nil }
    return events.withLock { $0.removeFirst() }
  }
}

extension System {
  /// What a descriptor has now, waiting for at least one byte; none at its end.
  static func readAvailable(_ descriptor: Int32) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 64 * 1024) { buffer, count in
      while true {
        let got = read(descriptor, buffer.baseAddress, buffer.count)
        if got < 0, errno == EINTR { continue }
        count = max(0, got)
        return
      }
    }
  }
}
