import Testing

/// A few random apps, compiled and run, held against what the linter says of them. `Tests/apps.sh` tries more, and
/// `Tests/apps.sh --one sample:INDEX` shows one of these.
@Suite("Random apps: what runs show is what the linter says")
struct AppSampleTests {
  @Test("Every program compiles, runs and reaches its sinks")
  func running() throws {
    let judgements = try AppSample.judgements.get()
    for (index, judgement) in judgements.enumerated() {
      #expect(judgement.refusal == nil, "sample:\(index)")
      #expect(judgement.truth?.hasStopped == false, "sample:\(index)")
      #expect(judgement.truth?.mistakes == [], "sample:\(index)")
    }
    let sinks = judgements.flatMap { $0.truth?.sinks ?? [] }
    #expect(sinks.count { $0.isReached } > sinks.count * 4 / 5)
    for fault in AppTruth.Fault.allCases {
      #expect(sinks.contains { $0.faults[fault] != nil }, "nothing shows \(fault.rawValue)")
    }
    #expect(judgements.contains { $0.truth?.repetitions.isEmpty == false })
  }

  /// The list may only shrink; where it does, `TRAITLINT_RECORD=1 swift test --filter AppSample` writes it anew.
  @Test("What the linter is wrong about is known")
  func violations() throws {
    let name = "Tests/Golden/Apps/violations.txt"
    let found = AppSample.lines(of: try AppSample.judgements.get())
    if Repository.isRecording { Repository.write(name, found) }
    let known = Repository.read(name) ?? ""
    let isCurrent = found == known
    #expect(isCurrent, "\(name): \(difference(known, found)); run this test with TRAITLINT_RECORD=1")
  }

  private func difference(_ known: String, _ found: String) -> String {
    let (old, new) = (Set(known.split(separator: "\n")), Set(found.split(separator: "\n")))
    let come = new.subtracting(old).sorted().joined(separator: ", ")
    let gone = old.subtracting(new).sorted().joined(separator: ", ")
    return "come [\(come)], gone [\(gone)]"
  }
}
