import Testing

@testable import TraitRules

/// On which threads something comes depends on what comes, not on the order in which that was met.
@Suite("Joins of threads") struct DeliveryLawTests {
  /// A mark speaks of what comes on one thread, so none is without that.
  private static let all: [EndThreads] = {
    let sets: [Threads] = [
      [], .main, .subscriber, .background, [.subscriber, .background], [.main, .subscriber, .background],
    ]
    return sets.flatMap { threads in
      (0..<48).compactMap { marks in
        let ends = EndThreads(
          threads: threads, standIn: [.none, .replacement, .first][marks / 16], hadNothing: marks & 1 != 0,
          isFirstValue: marks & 2 != 0, mayLackFirst: marks & 4 != 0, isByEarlyExit: marks & 8 != 0)
        if ends.standIn != .none || ends.hadNothing, !threads.contains(.background) { return nil }
        let isAboutSubscriber = ends.isFirstValue || ends.mayLackFirst || ends.isByEarlyExit
        return isAboutSubscriber && !threads.contains(.subscriber) ? nil : ends
      }
    }
  }()

  @Test("A join is commutative, associative and idempotent")
  func laws() {
    var broken = 0
    for one in Self.all {
      if Self.joined(one, one) != one { broken += 1 }
      for two in Self.all {
        if Self.joined(one, two) != Self.joined(two, one) { broken += 1 }
        for three in Self.all
        where Self.joined(Self.joined(one, two), three) != Self.joined(one, Self.joined(two, three)) {
          broken += 1
        }
      }
    }
    #expect(broken == 0)
  }

  @Test("What is certain of either is certain of both")
  func marks() {
    let first = EndThreads.firstValue, some = EndThreads(threads: .subscriber)
    #expect(Self.joined(first, some).isFirstValue == false)
    #expect(Self.joined(first, first).isFirstValue)
    #expect(Self.joined(first, EndThreads(threads: .main)).isFirstValue)
  }

  private static func joined(_ one: EndThreads, _ two: EndThreads) -> EndThreads {
    var joined = one
    joined.join(two)
    return joined
  }
}
