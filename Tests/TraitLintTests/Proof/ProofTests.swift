import Foundation
import Testing

/// Every case with a fix, compiled and run for real, before and after: the faults are seen, and then they are gone.
/// Takes half a minute of compiling, so `Tests/proof.sh` asks for it.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["TRAITLINT_PROOF"] != nil, "Tests/proof.sh runs it"))
struct ProofTests {
  private static let program = Result { try ProofProgram() }

  /// Where this fails for a new fixture, `ProofTables` takes its opening, or why it cannot be run.
  @Test func everyCaseCompilesAndEverySinkCanBeReached() throws {
    let program = try Self.program.get()
    #expect(program.notCompiled == [:])
    for entry in program.cases { #expect(entry.before.unreachable == []) }
  }

  @Test func beforeFixingEachFaultIsSeen() throws {
    let program = try Self.program.get()
    var seen = 0
    for entry in program.cases {
      for (place, rules) in entry.before.expected.sorted(by: { $0.key < $1.key }) {
        for rule in rules where ProofTables.isRun(rule) {
          let shows = program.shows(rule, at: place, in: entry)
          if shows { seen += 1 }
          let reason = ProofTables.notSeen["\(place) \(rule)"]
          #expect(shows == (reason == nil), "\(place) \(rule): \(reason ?? "not seen")")
        }
      }
    }
    #expect(seen > 250)
  }

  @Test func afterFixingNoneIs() throws {
    let program = try Self.program.get()
    for entry in program.cases {
      for place in entry.after.expected.keys.sorted() {
        // What did nothing but fail has nothing to show.
        let wasReached = program.before.events(at: place).contains { $0.kind == "element" }
        #expect(!wasReached || !program.after.events(at: place).isEmpty, "\(place): nothing arrives any more")
        // A relay takes elements on any thread.
        let isRelay = place.hasPrefix("Fixtures/relay_error/")
        #expect(isRelay || !program.after.isOffMain(at: place), "\(place): off main")
        // What `subscribe` does about errors is its author's business.
        #expect(program.after.errors(at: place).isEmpty || isSubscription(entry.fixed, place), "\(place): an error")
        #expect(!program.after.ends(at: place) || isSubscription(entry.fixed, place), "\(place): the stream ends")
      }
    }
  }

  /// A control that is used once asks once; where several chains of a case ask for the same, never more often than
  /// they did.
  @Test func afterFixingOneEventIsOneRequest() throws {
    let program = try Self.program.get()
    for entry in program.cases {
      let now = program.after.repeated(to: entry.hosts.after)
      let isPlain = ["Fixtures/fixes/", "Fixtures/seeds/"].contains { entry.fixed.fixture.name.hasPrefix($0) }
      if isPlain { #expect(now == [:], "\(entry.fixed)") }
      let was = program.before.requests[entry.hosts.before, default: [:]]
      for (request, count) in now where !request.contains("Failing") && !request.contains("Afterwards") {
        #expect(count <= was[request, default: 0], "\(entry.fixed): \(request)")
      }
    }
  }

  private func isSubscription(_ fixed: FixedFixture, _ place: String) -> Bool {
    let parts = place.split(separator: ":")
    let lines = fixed.sources[String(parts[0])]?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    return Int(parts[1]).map { lines[$0 - 1].contains(".subscribe") } ?? false
  }
}
