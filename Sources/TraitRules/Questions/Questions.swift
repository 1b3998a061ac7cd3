/// Answers that are worked out once, with one policy for cycles and limits.
///
/// A question that leads back to itself is answered by a least fixpoint: asked again while it is open, it answers what
/// is known so far (`bottom` at first). The outermost of all questions that lead to each other asks anew until none of
/// them learns more; the others begin each round with what they knew in the last. What was worked out on the way from a
/// provisional answer is kept only together with the final ones. So an answer depends on the question and not on who
/// asked first.
///
/// What grows must not depend on how it grew. Where it does, as a fact does that holds where all of several inputs have it
/// and one of those was not known yet, answers settle: once nothing grows any more, they are taken as they are, until they
/// stay so, and what only a provisional one gave is gone. Values grow and do not settle: objects keep the calls in which
/// they were made, and a round can make some that are in no later one. (`Documentation/Speed.md`, "Keeping more".)
///
/// A limit, where one is reached, spoils everything that it cut short: that is answered, and not kept.
final class Questions<Question: TableKey, Answer: Equatable> {
  @exclusivity(unchecked) private var table = KeyTable<Question>(capacity: 1024)
  @exclusivity(unchecked) private var answers: [Answer] = []
  private let states: QuestionStates
  private let stack: QuestionStack
  private let bottom: Answer
  private let join: (Answer, Answer) -> Answer
  private let mostGrowth: Int16
  private let groundless: Answer?
  private let settles: Bool

  /// - Parameters:
  ///   - stack: one for all tables whose questions lead to each other.
  ///   - bottom: what is known of an answer before anything is.
  ///   - join: what two answers say together; grows with each of them.
  ///   - mostGrowth: how often an answer may grow before it is taken for endless, as that of a function is which adds a
  ///     step to what it returns of itself; none where there is an end to all growth.
  ///   - groundless: the answer to questions that lead to nothing but each other; `bottom` where nothing is said.
  ///   - settles: whether what only a provisional answer gave is dropped in the end.
  init(
    _ stack: QuestionStack, bottom: Answer, mostGrowth: Int16 = .max, groundless: Answer? = nil, settles: Bool = false,
    join: @escaping (Answer, Answer) -> Answer
  ) {
    self.groundless = groundless
    self.settles = settles
    self.stack = stack
    self.mostGrowth = mostGrowth
    self.bottom = bottom
    self.join = join
    states = stack.newTable()
  }

  var count: Int { answers.count }

  /// Whether the answer to a question is known, or known as far as it can be while another is open.
  func isAnswered(_ question: Question) -> Bool {
    guard let index = table.find(question) else { return false }
    return states[index].state != .unknown
  }

  /// The final answer to a question that was asked.
  func answer(known question: Question) -> Answer? {
    guard let index = table.find(question), states[index].state == .answered else { return nil }
    return answers[Int(index)]
  }

  /// - Parameters:
  ///   - beyond: the answer where a limit is reached.
  ///   - work: works the answer out; may ask other questions.
  func answer(to question: Question, beyond: @autoclosure () -> Answer, _ work: () -> Answer) -> Answer {
    let index = table.number(of: question)
    if Int(index) == answers.count {
      answers.append(bottom)
      states.append()
    }
    switch states[index].state {
    case .answered: return answers[Int(index)]
    case .open:
      states[index].isAskedAgain = true
      stack.outermost = min(stack.outermost, states[index].depth)
      return answers[Int(index)]
    case .tentative:
      stack.outermost = min(stack.outermost, stack.outermost(ofTentative: states[index].depth))
      return answers[Int(index)]
    case .unknown: break
    }
    guard stack.canGoDeeper else {
      stack.cut()
      return beyond()
    }
    return solve(index, beyond, work)
  }

  private func solve(_ index: Int32, _ beyond: () -> Answer, _ work: () -> Answer) -> Answer {
    let (outermostBefore, cutBefore) = (stack.outermost, stack.isCut)
    let (grownBefore, moreBefore) = (stack.hasGrown, stack.hasMore)
    stack.depth += 1
    stack.isCut = false
    stack.hasGrown = false
    stack.hasMore = false
    states[index].state = .open
    states[index].depth = stack.depth
    let kept = stack.tentativeCount
    let asked = QuestionStack.Member(table: states, index: index)
    var rounds = Rounds()
    repeat {
      stack.outermost = .max
      states[index].isAskedAgain = false
      let answer = work()
      if states[index].isAskedAgain {
        learn(index, answer, beyond)
      } else {
        answers[Int(index)] = answer
      }
    } while stack.isOutermost && rounds.goOn(stack, outermost: asked, since: kept)
    rounds.end()
    if stack.isOutermost {
      answerGroundless(index, since: kept)
      stack.hasMore = false
    }
    stack.close(states, index, tentativeSince: kept)
    stack.depth -= 1
    stack.outermost = min(stack.outermost, outermostBefore)
    stack.isCut = stack.isCut || cutBefore
    stack.hasGrown = stack.hasGrown || grownBefore
    stack.hasMore = stack.hasMore || moreBefore
    return answers[Int(index)]
  }

  /// Says of all that rest on nothing but each other that they do.
  private func answerGroundless(_ index: Int32, since kept: Int32) {
    guard let groundless, states[index].isAskedAgain, answers[Int(index)] == bottom else { return }
    answers[Int(index)] = groundless
    for other in stack.tentative(of: states, since: kept) where answers[Int(other)] == bottom {
      answers[Int(other)] = groundless
    }
  }

  /// Takes what a round gave for the answer to a question that was asked meanwhile.
  private func learn(_ index: Int32, _ answer: Answer, _ beyond: () -> Answer) {
    if states[index].isSettling {
      guard answer != answers[Int(index)] else { return }
      stack.hasGrown = true
      answers[Int(index)] = answer
      return
    }
    guard states[index].growth < mostGrowth else { return }
    let grown = join(answers[Int(index)], answer)
    if settles, grown != answer { stack.hasMore = true }
    guard grown != answers[Int(index)] else { return }
    stack.hasGrown = true
    states[index].growth += 1
    answers[Int(index)] = states[index].growth < mostGrowth ? grown : beyond()
  }
}
