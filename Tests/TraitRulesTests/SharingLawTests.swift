import Testing

@testable import TraitRules

/// What a choice of chains reads depends on the chains, not on the order in which they were met.
@Suite("Joins of what is shared") struct SharingLawTests {
  private static let all: [Sharing] = {
    let (one, two) = (place(3), place(9))
    let name = SharedName(declaration: one, isComputed: true), other = SharedName(declaration: two, isComputed: false)
    let lists: [[Read]] = [
      [], [Read(name: name)], [Read(name: name, run: one)], [Read(name: name, run: two)],
      [Read(name: name, run: one), Read(name: name, run: two)], [Read(name: name, copies: 2)],
      [Read(name: name, run: one), Read(name: other)], [Read(name: other, run: two)],
      [Read(name: name, triggers: [one])], [Read(name: name, triggers: [one, two]), Read(name: name)],
    ]
    return lists.map { reads in
      var sharing = Sharing()
      sharing.reads = reads
      return sharing
    }
  }()

  private static func place(_ node: Int32) -> Place { Place(file: 0, node: NodeID(node)) }

  @Test("A join is commutative, associative and idempotent")
  func laws() {
    for one in Self.all {
      #expect(Self.joined(one, one) == one)
      for two in Self.all {
        #expect(Self.joined(one, two) == Self.joined(two, one))
        for three in Self.all {
          #expect(Self.joined(Self.joined(one, two), three) == Self.joined(one, Self.joined(two, three)))
        }
      }
    }
  }

  private static func joined(_ one: Sharing, _ two: Sharing) -> Sharing {
    var joined = one
    joined.join(two)
    return joined
  }
}
