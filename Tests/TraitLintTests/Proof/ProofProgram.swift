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
    /// Gives its screens, in either module.
    let function: String

    /// Its files' name: `flow+diamonds`.
    var name: String {
      String(fixed.fixture.name.dropFirst("Fixtures/".count)).replacing("/", with: "+").replacing(".swift", with: "")
    }
  }

  let cases: [Case]
  /// The cases that do not compile, by name, with the compiler's first word on each.
  let notCompiled: [String: String]
  let before: ProofRecord
  /// Further runs, alone: threads that race show a fault in some runs and not in each.
  let beforeAgain: [ProofRecord]
  let after: ProofRecord

  /// Long enough for the timers of the fixtures, most of which wait 300 ms.
  private static let secondsPerPhase = 0.6
  private static let furtherRuns = 3

  init() throws {
    var fixtures = FixedFixture.all.filter { !Self.isLeftOut($0) }
    var refused: [String: String] = [:]
    while true {
      let cases = Self.cases(fixtures)
      let sandbox = Sandbox()
      for entry in cases {
        sandbox.write("Before/\(entry.name).swift", entry.before.text(naming: "\(entry.function)"))
        sandbox.write("After/\(entry.name).swift", entry.after.text(naming: "\(entry.function)"))
      }
      sandbox.write("main.swift", Self.main(cases))
      let errors = try Self.run(sandbox)
      let broken = cases.filter { entry in errors.contains { $0.contains("/\(entry.name).swift:") } }
      if errors.isEmpty {
        self.cases = cases
        notCompiled = refused
        let before = ProofRecord(sandbox.read("before.log") ?? "")
        self.before = before
        beforeAgain = try Self.furtherRuns(after: before, of: cases, sandbox)
        after = ProofRecord(sandbox.read("after.log") ?? "")
        return
      }
      try #require(!broken.isEmpty, "\(errors.joined(separator: "\n"))")
      // One case that does not compile must not hide what the others do.
      for entry in broken { refused[entry.fixed.fixture.name] = errors.first { $0.contains(entry.name) } }
      fixtures.removeAll { refused[$0.fixture.name] != nil }
    }
  }

  func shows(_ rule: String, at place: String, in entry: Case) -> Bool {
    ([before] + beforeAgain).contains { $0.shows(rule, at: place, host: entry.hosts.before) }
  }

  private static func cases(_ fixtures: [FixedFixture]) -> [Case] {
    fixtures.enumerated().map { index, fixed in
      let hosts = (before: "before\(index).example.com", after: "after\(index).example.com")
      return Case(
        fixed: fixed, before: StagedFixture(fixed, current: fixed.before, host: hosts.before),
        after: StagedFixture(fixed, current: fixed.after, flawed: fixed.remaining, host: hosts.after), hosts: hosts,
        function: "screens\(index)")
    }
  }

  static func isLeftOut(_ fixed: FixedFixture) -> Bool {
    if ProofTables.leftOut[fixed.fixture.name] != nil { return true }
    return fixed.sources.values.contains { source in
      source.matches(of: #/(?m)^(?:@testable )?import (\w+)/#).contains {
        ProofTables.foreignModules.contains(String($0.output.1))
      }
    }
  }

  private static func main(_ cases: [Case]) -> String {
    func all(_ module: String) -> String {
      cases.map { "    screens += \(module).\($0.function)()\n" }.joined()
    }
    return """
      import After
      import Before
      import Stage

      @main struct Main {
        @MainActor static func main() {
          Stage.run(CommandLine.arguments[1] == "before" ? before() : after(), phaseLasts: \(secondsPerPhase))
        }

        @MainActor static func before() -> [Stage.Screen] {
          var screens: [Stage.Screen] = []
      \(all("Before"))    return screens
        }

        @MainActor static func after() -> [Stage.Screen] {
          var screens: [Stage.Screen] = []
      \(all("After"))    return screens
        }
      }

      """
  }

  /// None where the first run showed all that it should.
  private static func furtherRuns(
    after first: ProofRecord, of cases: [Case], _ sandbox: Sandbox
  ) throws -> [ProofRecord] {
    var missing: [(rule: String, place: String, host: String)] = []
    for entry in cases {
      for (place, rules) in entry.before.expected {
        for rule in rules where ProofTables.isRun(rule) && ProofTables.notSeen["\(place) \(rule)"] == nil {
          missing.append((rule, place, entry.hosts.before))
        }
      }
    }
    var records: [ProofRecord] = []
    var latest = first
    while true {
      missing.removeAll { latest.shows($0.rule, at: $0.place, host: $0.host) }
      if missing.isEmpty || records.count == furtherRuns { return records }
      latest = try runAlone("before", sandbox)
      records.append(latest)
    }
  }

  private static func runAlone(_ argument: String, _ sandbox: Sandbox) throws -> ProofRecord {
    let process = Process()
    process.executableURL = URL(filePath: FilePath.join(sandbox.path, "run"))
    process.arguments = [argument]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let log = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return ProofRecord(String(decoding: log, as: UTF8.self))
  }

  /// Compiles and runs the program; what the compiler or the program has to say against it, by line.
  private static func run(_ sandbox: Sandbox) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let script = FilePath.join(Repository.path, "Tests/StandIns/run.sh")
    let scratch = FilePath.join(Repository.path, ".build/Proof")
    process.arguments = ["sh", script, scratch, sandbox.path, "before", "after"]
    let output = Pipe()
    process.standardError = output
    try process.run()
    // Read before waiting: a full pipe would stop the compiler.
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    if process.terminationStatus == 0 { return [] }
    let errors = text.split(separator: "\n").map(String.init).filter { $0.contains("rror:") }
    return errors.isEmpty ? [text] : errors
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

  func shows(_ rule: String, at place: String, host: String) -> Bool {
    switch rule {
    case "main_thread": isOffMain(at: place)
    case "error_handling", "relay_error": !errors(at: place).isEmpty
    case "error_ends_stream": ends(at: place)
    default: !repeated(to: host).isEmpty
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
