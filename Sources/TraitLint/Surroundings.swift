import Synchronization
import TraitRules

/// Everything that a run takes from the process it runs in, so that a test can run the command without being one.
struct Surroundings: Sendable {
  var environment: [String: String]
  /// Absolute. The process's own folder is never changed; paths are resolved against this one.
  var workingDirectory: String
  var terminal: TerminalTraits
  /// All of standard input, or nil where it cannot be read.
  var standardInput: @Sendable () -> [UInt8]?
  /// The absolute path of the running program, where that is known.
  var program: @Sendable () -> String? = { Platform.executable }
  /// What lints; tests put reports of their own here.
  var lint: @Sendable (Linter, [ProjectSources]) -> LintReport = { linter, projects in linter.lint(projects) }

  /// nil where there is no working directory: taking another for it would lint what nobody asked for.
  static var current: Surroundings? {
    guard let workingDirectory = System.workingDirectory else { return nil }
    return Surroundings(
      environment: processEnvironment(),
      workingDirectory: workingDirectory,
      terminal: .current,
      standardInput: { System.readAll(0, atMost: FileReader.largestSource) })
  }

  func absolute(_ path: String) -> String { FilePath.absolute(path, from: workingDirectory) }

  private static func processEnvironment() -> [String: String] {
    var variables: [String: String] = [:]
    var next = Platform.environment
    while let entry = next.pointee {
      let text = String(cString: entry)
      if let equals = text.firstIndex(of: "=") {
        variables[String(text[..<equals])] = String(text[text.index(after: equals)...])
      }
      next += 1
    }
    return variables
  }
}

/// Where a run's words go. Findings are output; everything that the tool itself has to say is not.
struct Console: Sendable {
  var output: @Sendable (String) -> Void
  var error: @Sendable (String) -> Void

  static let standard = Console(output: { write($0, to: 1) }, error: { write($0, to: 2) })

  /// A line of the tool's own. What it quotes may be hostile: neither commands to the terminal nor lines that pass for
  /// the tool's own may come of it.
  func say(_ message: String) { error(SafeText.oneLine(message) + "\n") }
  func fail(_ message: String) { say("error: " + message) }
  func warn(_ message: String) { say("warning: " + message) }
  func note(_ message: String) { say("note: " + message) }

  /// Whether standard output did not take all that it was to: findings that nobody saw are no clean run.
  static var hasLostOutput: Bool { lostOutput.load(ordering: .relaxed) }
  private static let lostOutput = Atomic(false)

  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    let isWritten = text.withUTF8 { System.write(UnsafeRawBufferPointer($0), to: descriptor) }
    guard !isWritten, descriptor == 1, !hasLostOutput else { return }
    let reason = System.message(of: errno)
    lostOutput.store(true, ordering: .relaxed)
    Console.standard.fail("standard output cannot be written: \(reason)")
  }
}

/// What the exit status says. Where several apply, the highest counts.
enum ExitStatus: Int32, Comparable, Sendable {
  case clean = 0
  case findings = 1
  case usage = 2
  case incomplete = 3

  static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }
}
