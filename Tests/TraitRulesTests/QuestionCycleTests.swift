import Testing

@testable import TraitRules

/// What questions that lead to each other answer, whichever of them is asked first.
@Suite("Questions that lead to each other")
struct QuestionCycleTests {
  /// Questions by number, each with what it makes of the answers to others.
  private final class Sheet {
    private let questions: Questions<Place, Set<Int>>
    private let rules: [(Sheet) -> Set<Int>]

    init(settles: Bool = false, groundless: Set<Int>? = nil, _ rules: [(Sheet) -> Set<Int>]) {
      questions = Questions(QuestionStack(), bottom: [], groundless: groundless, settles: settles) { $0.union($1) }
      self.rules = rules
    }

    func answer(_ number: Int) -> Set<Int> {
      questions.answer(to: Place(file: 0, node: NodeID(number)), beyond: [-1]) { rules[number](self) }
    }
  }

  /// Of each question, asked first of all and after each other one.
  private func answers(settles: Bool = false, groundless: Set<Int>? = nil, _ rules: [(Sheet) -> Set<Int>])
    -> [Set<Set<Int>>]
  {
    rules.indices.map { asked in
      Set(
        rules.indices.map { first in
          let sheet = Sheet(settles: settles, groundless: groundless, rules)
          _ = sheet.answer(first)
          return sheet.answer(asked)
        })
    }
  }

  @Test("have their least fixpoint")
  func leastFixpoint() {
    let all = answers([
      { $0.answer(1).union([1]) }, { $0.answer(2).union([2]) }, { $0.answer(0) }, { $0.answer(1).union([3]) },
    ])
    #expect(all == [[[1, 2]], [[1, 2]], [[1, 2]], [[1, 2, 3]]])
  }

  @Test("and to nothing else are groundless")
  func groundless() {
    #expect(answers(groundless: [7], [{ $0.answer(1) }, { $0.answer(0) }]) == [[[7]], [[7]]])
  }

  @Test("drop what only a provisional answer gave, where they settle")
  func settling() {
    // While nothing is known of the second, the first says what it says no more afterwards.
    let doubting: [(Sheet) -> Set<Int>] = [
      { $0.answer(1).isEmpty ? [9] : [1] }, { $0.answer(0).union([2]) },
    ]
    #expect(answers(settles: true, doubting) == [[[1]], [[1, 2]]])
    #expect(
      answers(doubting) == [[[1]], [[1, 2], [1, 2, 9]]], "where they do not, it depends on who is asked")
  }

  @Test("keep what grew where they have nothing to settle at")
  func endless() {
    let toAndFro: [(Sheet) -> Set<Int>] = [{ $0.answer(0).contains(1) ? [2] : [1] }]
    #expect(answers(settles: true, toAndFro) == [[[1, 2]]])
  }
}
