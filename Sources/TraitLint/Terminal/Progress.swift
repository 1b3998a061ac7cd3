import Dispatch
import Synchronization

/// A line on the terminal that says the command is at work, once that has taken a second. It is gone when the work is
/// done.
final class Progress {
  private let timer: DispatchSourceTimer?
  private let queue = DispatchQueue(label: "progress")
  private let console: Console
  private let isShown = Box()

  /// Whether the line is there; written and read on the queue.
  private final class Box: Sendable {
    let value = Atomic(false)
  }

  init(_ terminal: TerminalTraits, _ console: Console, _ invocation: Invocation, files: Int) {
    self.console = console
    guard terminal.isErrorTerminal, !invocation.isQuiet else {
      timer = nil
      return
    }
    let timer = DispatchSource.makeTimerSource(queue: queue)
    let start = System.seconds
    timer.setEventHandler { [isShown] in
      let seconds = Int(System.seconds - start)
      isShown.value.store(true, ordering: .relaxed)
      console.error("\rlinting \(Count.of(files, "file")), \(seconds) s\u{1B}[K")
    }
    timer.schedule(deadline: .now() + 1, repeating: 1)
    timer.resume()
    self.timer = timer
  }

  /// After this, nothing more is written, and the line is empty again.
  func stop() {
    guard let timer else { return }
    timer.cancel()
    queue.sync {
      if isShown.value.load(ordering: .relaxed) { console.error("\r\u{1B}[K") }
    }
  }
}
