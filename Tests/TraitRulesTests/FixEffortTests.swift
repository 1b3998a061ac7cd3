import Synchronization
import Testing

@testable import TraitRules

/// Following and replaying rewrites is most of the work: no more of it is done than somebody asked for.
@Suite struct FixEffortTests {
  private static let unproven = "elsewhere.names.bind(to: label.rx.names).disposed(by: bag)"
  private static let certain = "load().bind(to: label.rx.names).disposed(by: bag)"

  private func lint(_ body: String, fixesUnproven: Bool) -> (findings: [Finding], confirmations: Int) {
    let count = Atomic(0)
    var linter = Linter()
    linter.fixesUnproven = { path in
      #expect(path == "Case.swift")
      return fixesUnproven
    }
    linter.trial = { _ in
      count.add(1, ordering: .relaxed)
      return SaidTrial()
    }
    let source = SourceFile(path: "Case.swift", bytes: Array(FixDriverTests.screen(body).utf8))
    return (linter.lint([source]).findings, count.load(ordering: .relaxed))
  }

  @Test func whatOneRewriteMendsIsReplayedOnce() {
    let (findings, confirmations) = lint(Self.certain, fixesUnproven: true)
    #expect(findings.map(\.rule) == [.errorHandling, .mainThread])
    #expect(findings.allSatisfy { $0.fix?.applicability == .safe })
    #expect(confirmations == 1)
  }

  @Test func whatIsUnprovenIsFixedWhereItIsReported() {
    let asked = lint(Self.unproven, fixesUnproven: true)
    #expect(asked.findings.map(\.certainty) == [.unproven, .unproven])
    #expect(asked.findings.allSatisfy { $0.fix != nil })
    let unasked = lint(Self.unproven, fixesUnproven: false)
    #expect(unasked.findings.map(\.message) == asked.findings.map(\.message))
    #expect(unasked.findings.allSatisfy { $0.fix == nil && $0.noFix == nil })
    #expect(unasked.confirmations == 0)
    #expect(lint(Self.certain, fixesUnproven: false).findings.allSatisfy { $0.fix != nil })
  }
}
