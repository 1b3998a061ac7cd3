import Testing

@testable import TraitRuntime

/// What observers have received in a virtual world, one line an event, each with its thread.
final class VirtualLog {
  let threads = VirtualThreads()
  private(set) var lines: [String] = []

  /// Runs `body` in the virtual world.
  func run(_ body: () -> Void) {
    threads.run(body)
  }

  /// Adds a line that says what happens, and on which thread.
  func note(_ text: String) {
    lines.append("\(text) on \(VirtualThreads.currentName)")
  }

  /// Adds a line without a thread.
  func print(_ text: String) {
    lines.append(text)
  }

  /// Runs `body` on a thread that is not main.
  func onBackground(_ body: () -> Void) {
    threads.perform(on: "background", body)
  }

  var background: VirtualThreadScheduler {
    threads.scheduler("background")
  }

  /// Subscribes, and notes every event.
  @discardableResult
  func record<Source: ObservableType>(_ source: Source) -> Disposable {
    source.subscribe { event in
      switch event {
      case .next(let element): self.note("\(element)")
      case .error(let error): self.note("\(error)")
      case .completed: self.note("completed")
      }
    }
  }
}

/// The error that sources under test fail with.
enum TestError: Error {
  case failed
}

/// Checks that `body` leaves no sequence, observer or disposable behind.
func expectNoLeak(
  _ name: String = "",
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () -> Void
) {
  let before = LiveObjects.countOnThisThread
  body()
  let leaked = LiveObjects.countOnThisThread - before
  #expect(leaked == 0, "\(name) left \(leaked) objects alive", sourceLocation: sourceLocation)
}
