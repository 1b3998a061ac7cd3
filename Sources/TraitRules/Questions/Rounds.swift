/// How often the outermost of questions that lead to each other asks anew, and what for: first until none of them learns
/// more, then until those that settle stay what they are.
struct Rounds {
  private static let most = 100
  /// Answers that change each other to and fro have nothing to settle at.
  private static let mostSettling = 10

  private var count = 0
  private var settling = 0
  /// The questions whose answers are taken as they are.
  private var settled: [QuestionStack.Member] = []

  /// Whether to ask anew after a round.
  ///
  /// - Parameters:
  ///   - outermost: the question that asks.
  ///   - kept: how many tentative answers there were before it.
  mutating func goOn(_ stack: QuestionStack, outermost: QuestionStack.Member, since kept: Int32) -> Bool {
    if !stack.hasGrown {
      guard stack.hasMore, settling < Self.mostSettling else { return false }
      settle(stack.members(since: kept) + [outermost])
    }
    count += 1
    if !settled.isEmpty { settling += 1 }
    if settling == Self.mostSettling { end() }
    if count == Self.most {
      stack.cut()
      return false
    }
    stack.hasGrown = false
    stack.hasMore = false
    stack.forget(since: kept)
    return true
  }

  private mutating func settle(_ members: [QuestionStack.Member]) {
    for member in members { member.table[member.index].isSettling = true }
    settled += members
  }

  /// Has answers grow again.
  mutating func end() {
    for member in settled { member.table[member.index].isSettling = false }
    settled = []
  }
}
