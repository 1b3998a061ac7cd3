import Testing

@testable import TraitReplay
@testable import TraitRules

@Suite("The catalogue held against the runtime")
struct CatalogueProofTests {
  private static let spellings = Spelling.sources + Spelling.steps + Spelling.others

  @Test("Whatever the page says is replayed has a chain here, and nothing else")
  func covered() {
    for row in Catalogue.standard.rows where row.library == "RxSwift" {
      let isSpelled = Self.spellings.contains {
        $0.signature == row.signature && $0.receivers.contains(row.receiver)
      }
      if row.proof == .replayed { #expect(isSpelled, "\(row.receiver) \(row.signature)") }
    }
  }

  /// Each chain shows nothing that is not predicted. What is predicted shows in at least one of a row's chains; in the
  /// others it can be out of reach, as the second element is of a request that answers once.
  @Test("A row's effects are what its smallest chains show", arguments: spellings)
  func shown(spelling: Spelling) throws {
    var predicted: Set<Unshown> = []
    var shown: Set<Unshown> = []
    for program in RowChains(spelling: spelling).programs {
      if case .contradicted(_, let words) = Verdict(program) { Issue.record("\(program.lines): \(words)") }
      for model in program.models() {
        let possible = Unshown.possible(in: model.subscribers[0].facts)
        predicted.formUnion(possible)
        shown.formUnion(possible.subtracting(try Unshown.all(in: model, sink: 0)))
      }
    }
    #expect(predicted == shown, "predicted and never shown: \(predicted.subtracting(shown))")
  }
}

extension Spelling: CustomTestStringConvertible {
  var testDescription: String { text }
}
