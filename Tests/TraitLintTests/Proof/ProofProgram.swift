import Foundation
import Testing

@testable import TraitLint

/// All cases that can be run, before and after their fixes, as one program; and what it did.
struct ProofProgram {
  struct Case {
    let fixed: FixedFixture
    let before: StagedFixture
    let after: StagedFixture
    /// The hosts that take its requests.
    let hosts: (before: String, after: String)
  }

  let cases: [Case]
  let before: ProofRecord
  let after: ProofRecord

  /// Long enough for the timers of the fixtures, most of which wait 300 ms.
  private static let secondsPerPhase = 0.6

  init() throws {
    let fixtures = FixedFixture.all.filter { !Self.isLeftOut($0) }
    cases = fixtures.enumerated().map { index, fixed in
      let hosts = (before: "before\(index).example.com", after: "after\(index).example.com")
      return Case(
        fixed: fixed, before: StagedFixture(fixed, current: fixed.before, host: hosts.before),
        after: StagedFixture(fixed, current: fixed.after, flawed: fixed.remaining, host: hosts.after), hosts: hosts)
    }
    let sandbox = Sandbox()
    var calls = (before: "", after: "")
    for (index, entry) in cases.enumerated() {
      let name = entry.fixed.fixture.name.dropFirst("Fixtures/".count).replacing("/", with: "+")
        .replacing(".swift", with: "")
      sandbox.write("Before/\(name).swift", entry.before.text(naming: "screens\(index)"))
      sandbox.write("After/\(name).swift", entry.after.text(naming: "screens\(index)"))
      calls.before += "    screens += Before.screens\(index)()\n"
      calls.after += "    screens += After.screens\(index)()\n"
    }
    sandbox.write("main.swift", Self.main(calls.before, calls.after))
    let scratch = FilePath.join(Repository.path, ".build/Proof")
    let script = FilePath.join(Repository.path, "Tests/StandIns/run.sh")
    try Self.run(["sh", script, scratch, sandbox.path, "before", "after"])
    before = ProofRecord(sandbox.read("before.log") ?? "")
    after = ProofRecord(sandbox.read("after.log") ?? "")
  }

  static func isLeftOut(_ fixed: FixedFixture) -> Bool {
    if ProofTables.leftOut[fixed.fixture.name] != nil { return true }
    return fixed.sources.values.contains { source in
      source.matches(of: #/(?m)^(?:@testable )?import (\w+)/#).contains {
        ProofTables.foreignModules.contains(String($0.output.1))
      }
    }
  }

  private static func main(_ before: String, _ after: String) -> String {
    """
    import After
    import Before
    import Stage

    @main struct Main {
      @MainActor static func main() {
        Stage.run(CommandLine.arguments[1] == "before" ? before() : after(), phaseLasts: \(secondsPerPhase))
      }

      @MainActor static func before() -> [Stage.Screen] {
        var screens: [Stage.Screen] = []
    \(before)    return screens
      }

      @MainActor static func after() -> [Stage.Screen] {
        var screens: [Stage.Screen] = []
    \(after)    return screens
      }
    }

    """
  }

  private static func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    // Read before waiting: a full pipe would stop the compiler.
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(text)")
  }
}

/// What a run of `Stage` printed.
struct ProofRecord {
  struct Arrival {
    var kind: String
    var phase: String
    var isOnMain: Bool
  }

  /// By the place of the sink.
  private(set) var arrivals: [String: [Arrival]] = [:]
  /// How often each address was asked for in one phase, by host.
  private(set) var requests: [String: [String: Int]] = [:]

  init(_ log: String) {
    for line in log.split(separator: "\n") {
      let columns = line.split(separator: "\t").map(String.init)
      if columns.count == 4, ["element", "error"].contains(columns[0]) {
        arrivals[columns[2], default: []].append(
          Arrival(kind: columns[0], phase: columns[1], isOnMain: columns[3] == "main"))
      } else if columns.count == 3, columns[0] == "request", let host = URL(string: columns[2])?.host() {
        let path = columns[2].components(separatedBy: host).last ?? ""
        requests[host, default: [:]]["\(columns[1]) \(path)", default: 0] += 1
      }
    }
  }

  func events(at place: String) -> [Arrival] { arrivals[place] ?? [] }
  func errors(at place: String) -> [Arrival] { events(at: place).filter { $0.kind == "error" } }
  func isOffMain(at place: String) -> Bool { events(at: place).contains { !$0.isOnMain } }

  /// Whether a sink that is reached whenever its screen is used is not any more once something failed.
  func ends(at place: String) -> Bool {
    let phases = Set(events(at: place).filter { $0.kind == "element" }.map(\.phase))
    return phases.isSuperset(of: ["used", "usedAgain"])
      && phases.isDisjoint(with: ["usedAfterwards", "usedAfterwardsAgain"])
  }

  /// What was asked for more than once in one phase, by phase and path.
  func repeated(to host: String) -> [String: Int] { requests[host, default: [:]].filter { $0.value > 1 } }
}
