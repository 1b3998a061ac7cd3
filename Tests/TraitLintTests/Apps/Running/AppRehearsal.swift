import Foundation

/// Compiles programs as one, against the runtime and the stand-ins for UIKit, and runs them.
struct AppRehearsal: Sendable {
  /// The repository.
  var root: String
  /// The folder with `TraitRuntime.swiftmodule`, and the runtime's object files as the shell names them.
  var modules: String
  var objects: String
  /// Where outcomes are kept: what ran once shows the same again.
  var cache: AppRehearsalCache?

  struct Outcome: Sendable {
    var truths: [Int: AppTruth] = [:]
    /// What the compiler said first of programs that it refused, by number.
    var refused: [Int: String] = [:]
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// What stands for the real world, under its names: a module's own declarations come before imported ones.
  private static let shadows = """
    import Rehearsal

    typealias ConcurrentDispatchQueueScheduler = Rehearsal.ConcurrentQueueScheduler
    typealias DispatchQueue = Rehearsal.Queue
    typealias SerialDispatchQueueScheduler = Rehearsal.QueueScheduler
    typealias URLSession = Rehearsal.Session
    typealias UserDefaults = Rehearsal.Defaults

    """

  /// - Parameter folder: where it is done, which is emptied first.
  func run(_ programs: [Int: AppText], in folder: String) throws -> Outcome {
    if let kept = cache?.outcome(of: programs) { return kept }
    let all = programs
    var outcome = Outcome()
    var programs = programs
    while !programs.isEmpty {
      try write(programs, to: folder)
      let diagnostics = try compileAndRun(folder)
      if diagnostics.isEmpty { break }
      let refused = Self.refused(diagnostics)
      if refused.isEmpty { throw Failure(description: diagnostics) }
      outcome.refused.merge(refused) { first, _ in first }
      // One program that does not compile must not hide what the others do.
      for number in refused.keys { programs[number] = nil }
    }
    let log = programs.isEmpty ? "" : try String(contentsOfFile: folder + "/truth.log", encoding: .utf8)
    outcome.truths = AppTruth.read(log)
    cache?.keep(outcome, log, of: all)
    return outcome
  }

  private func write(_ programs: [Int: AppText], to folder: String) throws {
    try? FileManager.default.removeItem(atPath: folder)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var table = ""
    for (number, text) in programs.sorted(by: { $0.key < $1.key }) {
      try write(text.compiled(number: number), to: "\(folder)/Program\(number).swift")
      table += """
            Program(
              "\(number)", sinks: \(text.sinks.count), hasStatics: \(text.hasStatics), hasTasks: \(text.hasTasks),
              open: open_\(number)),

        """
    }
    try write(Self.shadows, to: folder + "/Shadows.swift")
    let main = """
      import Rehearsal

      @main struct Main {
        static func main() {
          Trials.run([
      \(table)    ])
        }
      }

      """
    try write(main, to: folder + "/Main.swift")
  }

  private func write(_ text: String, to path: String) throws {
    try text.write(toFile: path, atomically: false, encoding: .utf8)
  }

  /// What the compiler has to say, if it refuses.
  private func compileAndRun(_ folder: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [root + "/Tests/StandIns/rehearse.sh", modules, objects, folder]
    let output = Pipe()
    process.standardError = output
    try process.run()
    // Read before waiting: a full pipe would stop the compiler.
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : text.isEmpty ? "status \(process.terminationStatus)" : text
  }

  private static func refused(_ diagnostics: String) -> [Int: String] {
    var refused: [Int: String] = [:]
    for match in diagnostics.matches(of: #/Program(\d+)\.swift:(\d+:\d+: error: [^\n]*)/#) {
      guard let number = Int(match.output.1), refused[number] == nil else { continue }
      refused[number] = String(match.output.2)
    }
    return refused
  }
}
