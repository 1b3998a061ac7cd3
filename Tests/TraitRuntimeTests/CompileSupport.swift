import Foundation

/// The compiler, asked about code that uses the runtime under test.
enum Compiler {
  struct Answer {
    let isAccepted: Bool
    let diagnostics: String

    /// The lines of `file` that have an error.
    func errorLines(in file: URL) -> Set<Int> {
      let lines = diagnostics.split(separator: "\n").compactMap { line -> Int? in
        guard line.hasPrefix(file.path + ":"), line.contains(": error: ") else { return nil }
        return Int(line.dropFirst(file.path.count + 1).prefix { $0 != ":" })
      }
      return Set(lines)
    }
  }

  /// Type-checks `source` as a module of its own.
  static func check(_ source: String, warnings: Bool = false) throws -> (answer: Answer, file: URL) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Snippets.swift")
    try Data(source.utf8).write(to: file)
    let arguments = [
      "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "5", "-diagnostic-style", "llvm",
      "-I", modules.path, file.path,
    ]
    return (try run(arguments + (warnings ? [] : ["-suppress-warnings"])), file)
  }

  /// Type-checks files written for iOS, as one module, against our stand-ins for its frameworks.
  static func checkForPhone(_ files: [URL]) throws -> Answer {
    let script = root.appendingPathComponent("Tests/StandIns/typecheck.sh")
    return try run(["sh", script.path, modules.path] + files.map(\.path))
  }

  /// The package under test.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Where SwiftPM puts the modules that it built: beside the test binary, whatever the scratch path and configuration.
  static let modules: URL = {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let modules = folder.appendingPathComponent("Modules")
      if FileManager.default.fileExists(atPath: modules.appendingPathComponent("TraitRuntime.swiftmodule").path) {
        return modules
      }
    }
    return root.appendingPathComponent(".build/debug/Modules")
  }()

  private static func run(_ arguments: [String]) throws -> Answer {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    // Read before waiting: a full pipe would stop the compiler.
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Answer(isAccepted: process.terminationStatus == 0, diagnostics: text)
  }
}
