import Foundation

/// A program that is run again and again: the release build of traitlint.
struct Program {
  struct Run {
    let status: Int32
    let output: String
    let messages: String
  }

  let url: URL

  init(path: String) { url = URL(fileURLWithPath: path) }

  /// Runs to the end. Hashing is the same in every run: otherwise counts would differ with the seeds of dictionaries.
  @discardableResult
  func run(_ arguments: [String], in folder: URL? = nil, under tool: [String] = []) throws -> Run {
    let process = Process()
    let command = tool + [url.path] + arguments
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["SWIFT_DETERMINISTIC_HASHING=1"] + command
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    // One pipe is read to its end; a second that fills up meanwhile would stop the program.
    let messages = FileManager.default.temporaryDirectory.appendingPathComponent("messages-\(getpid())")
    try Data().write(to: messages)
    defer { try? FileManager.default.removeItem(at: messages) }
    process.standardError = try FileHandle(forWritingTo: messages)
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: String(decoding: bytes, as: UTF8.self),
      messages: String(decoding: try Data(contentsOf: messages), as: UTF8.self))
  }
}

/// What a run costs: instructions where valgrind is there, processor time elsewhere.
struct Meter {
  enum Unit: String {
    case instructions = "million instructions"
    case time = "ms"
  }

  let program: Program
  let unit: Unit

  init(program: Program, prefersTime: Bool = false) {
    self.program = program
    let found = try? Program(path: "/usr/bin/env").run(["valgrind", "--version"])
    unit = !prefersTime && found?.status == 0 ? .instructions : .time
  }

  func cost(_ arguments: [String], in folder: URL) throws -> Double {
    switch unit {
    case .instructions: try instructions(arguments, in: folder)
    // The least of several: other work on the machine only ever adds.
    case .time: try (0..<5).map { _ in try time(arguments, in: folder) }.min()!
    }
  }

  private func instructions(_ arguments: [String], in folder: URL) throws -> Double {
    let run = try program.run(
      arguments, in: folder,
      under: ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", "--main-stacksize=8388608"])
    guard let line = run.messages.split(separator: "\n").last(where: { $0.contains("Collected : ") }),
      let count = Double(line.split(separator: " ").last ?? "")
    else { throw BenchmarkError("callgrind counted nothing:\n\(run.messages.suffix(2000))") }
    return count / 1e6
  }

  private func time(_ arguments: [String], in folder: URL) throws -> Double {
    let start = Self.childrenTime
    try program.run(arguments, in: folder)
    return (Self.childrenTime - start) * 1000
  }

  private static var childrenTime: Double {
    var usage = rusage()
    // RUSAGE_CHILDREN, which is of another type on each platform.
    getrusage(-1, &usage)
    return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }
}

struct BenchmarkError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
