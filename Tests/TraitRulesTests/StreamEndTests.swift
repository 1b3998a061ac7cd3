import Testing

@testable import TraitRules

/// Of several ends of a stream, which is told depends on what they are, not on the order in which they were met.
@Suite("Ends of streams") struct StreamEndTests {
  private static let ends: [StreamEnd] = {
    let graph = ChainGraph()
    var ends: [StreamEnd] = []
    for node: Int32 in [3, 9] {
      for (isLikely, isBranch) in [(false, false), (true, false), (false, true), (true, true)] {
        let place = Place(file: 0, node: node)
        let cause = graph.cause(Cause(place: place, reason: .said(.createSendsError), isLikely: isLikely))
        var end = StreamEnd(
          kind: .caught(row: 1), place: place, failure: InnerFailure(kind: .flattened, cause: cause))
        end.isBranch = isBranch
        ends.append(end)
      }
    }
    return ends
  }()

  @Test("A join is commutative, associative and idempotent")
  func laws() {
    for one in Self.ends {
      #expect(one.joined(with: one) == one)
      for two in Self.ends {
        #expect(one.joined(with: two) == two.joined(with: one))
        for three in Self.ends {
          #expect(one.joined(with: two).joined(with: three) == one.joined(with: two.joined(with: three)))
        }
      }
    }
  }

  @Test("The end of the whole is told before that of a branch, wherever either stands")
  func wholes() {
    for one in Self.ends where one.isBranch {
      for two in Self.ends where !two.isBranch {
        #expect(one.joined(with: two) == two)
        #expect(one.or(two) == two)
        #expect(two.or(one) == two)
      }
    }
  }
}
