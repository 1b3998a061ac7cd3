/// How far each question of a table is answered.
final class QuestionStates {
  enum State: UInt8 {
    /// Not answered, or no longer.
    case unknown
    /// Being worked out.
    case open
    /// Answered with the help of a question that is still open.
    case tentative
    case answered
  }

  struct Entry {
    var state = State.unknown
    /// Whether it was asked while open.
    var isAskedAgain = false
    /// Whether its answer is what the last round gave, rather than what all of them have.
    var isSettling = false
    /// How often it learnt more than it had answered while it was open.
    var growth: Int16 = 0
    /// Its depth while it is open; of a tentative answer, its number among those.
    var depth: Int32 = 0
  }

  @exclusivity(unchecked) private var entries: [Entry] = []

  func append() { entries.append(Entry()) }

  subscript(index: Int32) -> Entry {
    _read { yield entries[Int(index)] }
    _modify { yield &entries[Int(index)] }
  }
}

/// The questions that are open, over all tables whose questions lead to each other.
///
/// Here and in the tables that every question goes through, accesses are not checked for overlap at run time: that took a
/// tenth of a run. One thread asks, and no table is written while somebody reads it: work is done first, and its answer
/// entered then.
final class QuestionStack {
  /// A question, by its number in a table.
  struct Member {
    var table: QuestionStates
    var index: Int32
  }

  /// Tentative answers that rest on each other, up to where the next ones begin.
  private struct Group {
    var start: Int32
    /// The depth of the outermost question that they rest on.
    var outermost: Int32
  }

  /// In the order in which they were answered.
  @exclusivity(unchecked) private var tentative: [Member] = []
  @exclusivity(unchecked) private var groups: [Group] = []
  @exclusivity(unchecked) var depth: Int32 = 0
  /// The depth of the outermost open question that what is being worked out has asked.
  @exclusivity(unchecked) var outermost = Int32.max
  /// Whether a limit was reached in what is being worked out.
  @exclusivity(unchecked) var isCut = false
  /// Whether a question that was asked while it was open has learnt more than was answered then.
  @exclusivity(unchecked) var hasGrown = false
  /// Whether one keeps what the last round did not give.
  @exclusivity(unchecked) var hasMore = false

  /// How often a limit was reached.
  private(set) var cuts = 0

  /// Whether nobody wants an answer any more; asked now and then.
  var isGivenUp: (() -> Bool)?
  private(set) var hasGivenUp = false
  private var solved = 0

  /// Whether another question can be worked out.
  var canGoDeeper: Bool {
    guard depth < DeepStack.maximumDepth, !hasGivenUp else { return false }
    guard let isGivenUp else { return true }
    solved += 1
    if solved.isMultiple(of: 64) { hasGivenUp = isGivenUp() }
    return !hasGivenUp
  }

  func newTable() -> QuestionStates { QuestionStates() }

  var tentativeCount: Int32 { Int32(tentative.count) }

  /// Whether the question that is being worked out rests on none below it, nor on a limit.
  var isOutermost: Bool { outermost >= depth && !isCut }

  /// The questions that have tentative answers.
  func members(since kept: Int32) -> ArraySlice<Member> { tentative[Int(kept)...] }

  /// Those of one table.
  func tentative(of table: QuestionStates, since kept: Int32) -> [Int32] {
    members(since: kept).filter { $0.table === table }.map(\.index)
  }

  /// What some work answers. It is kept where it can be: where it rests on no question that is open, nor on a limit.
  func answer<Answer>(_ work: () -> Answer, keep: (Answer) -> Void) -> Answer {
    let (outermostBefore, cutBefore) = (outermost, isCut)
    outermost = .max
    isCut = false
    let answer = work()
    if outermost == .max, !isCut { keep(answer) }
    outermost = min(outermost, outermostBefore)
    isCut = isCut || cutBefore
    return answer
  }

  /// Says that what is being worked out is cut short by a limit.
  func cut() {
    cuts += 1
    isCut = true
  }

  /// The depth of the outermost question that a tentative answer rests on, by its number.
  func outermost(ofTentative number: Int32) -> Int32 {
    groups[groups.partitioningIndex { $0.start > number } - 1].outermost
  }

  /// Keeps an answer, for as long as what it rests on is kept.
  func close(_ table: QuestionStates, _ index: Int32, tentativeSince kept: Int32) {
    if isCut {
      forget(since: kept)
      table[index].state = .unknown
      outermost = .max
      hasGrown = false
      hasMore = false
    } else if outermost < depth {
      table[index].state = .tentative
      table[index].depth = tentativeCount
      // What was worked out on the way rests on what this answer rests on.
      dropGroups(since: kept)
      groups.append(Group(start: kept, outermost: outermost))
      tentative.append(Member(table: table, index: index))
    } else {
      settle(since: kept, as: .answered)
      table[index].state = .answered
      outermost = .max
    }
  }

  func forget(since kept: Int32) { settle(since: kept, as: .unknown) }

  private func settle(since kept: Int32, as state: QuestionStates.State) {
    guard kept < tentativeCount else { return }
    for other in members(since: kept) { other.table[other.index].state = state }
    tentative.removeSubrange(Int(kept)...)
    dropGroups(since: kept)
  }

  private func dropGroups(since kept: Int32) {
    while let last = groups.last, last.start >= kept { groups.removeLast() }
  }
}
